/** Texts of the hours of the offices that follow the visitor's clock. */
export const hoursTexts = {
  officeClock: 'local time',
  ownClock: 'your time',
  note: 'Shown for today in {zone}.',
  there: '{hours} there',
} as const;
