/** Texts of boxes and sliders for a number of people. */
export const peopleTexts = {
  yourTeam: 'People on your team',
  asNumber: '{label}, as a number',
  unit: 'people',
} as const;

/** The buttons beside such a box. */
export const stepperTexts = { more: '{step} people more', fewer: '{step} people fewer' } as const;

/** What a box for a number of people says when what was typed is no whole number; it then shows its last number again. */
export const refusedPeople = '“{typed}” is not a whole number of people, so it is {people}.';

/** What such a box says when the team is smaller than it takes. */
export const fewestPeople =
  'The smallest team here is {people}. The price list has the price of each tool, the same for every small team.';

/** What it says when the team is larger than it takes. */
export const mostPeople = 'The largest team here is {people}.';
