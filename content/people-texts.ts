/** What a box for a number of people says when what was typed is no whole number; it then shows its last number again. */
export const refusedPeople = '“{typed}” is not a whole number of people, so it is {people}.';
