/** Texts of the hours of the offices in the visitor's time zone. */
export const hoursTexts = {
  officeClock: 'local time',
  ownClock: 'your time',
  note: 'Shown for today in {zone}.',
  there: '{hours} there',
} as const;
