/** The consent banner (specification, section 4: title and buttons; the rest is ours). */
export const consentTexts = {
  title: 'Privacy Preference',
  question: 'May we record which pages you visit, and where you are? Until you accept, no visit is recorded.',
  more: 'What is kept, and where',
  accept: 'Accept',
  reject: 'Reject',
  close: 'Close without a change',
  reopen: 'Privacy preferences',
  accepted: 'Your visits are recorded from now on.',
  rejected: 'Your visits are not recorded. Earlier records in this browser are deleted.',
} as const;

/** The former choice, shown when the banner is opened again. `{date}` is the day of the choice. */
export const formerChoice = {
  accepted: 'You accepted on {date}.',
  rejected: 'You rejected on {date}.',
  'refused-by-signal': 'Your browser sends Global Privacy Control, so nothing is recorded.',
} as const;
