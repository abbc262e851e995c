/** Texts of the till on the home page, which asks for a team size and prints the sample bill for it. */
export const tillTexts = {
  /** What screen readers call all of it. */
  name: 'Your bill by team size',
  team: 'Your team',
  total: 'A month',
  /** Said once the sum has settled. */
  sum: '{people} people: {paid} a month now, {ours} with us. You save {saved} a month.',
} as const;
