/** Texts of the till on the home page, which asks for a team size and shows both bills. */
export const tillTexts = {
  /** What screen readers call all of it. */
  name: 'Your bill by team size',
  team: 'Your team',
  people: 'people',
  paidPerPerson: 'Paid per person',
  monthly: 'a month',
  payNow: 'You pay now {amount}',
  withUs: 'With us {amount}',
  saved: 'You save {amount}',
  /** Said once the sum has settled. */
  sum: '{people} people: {paid} a month now, {ours} with us. You save {saved} a month.',
} as const;
