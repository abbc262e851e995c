import { readPeople, readTypedPeople } from './read-people';

const limits = { min: 10, max: 5000 };

test.each([
  ['40', 40],
  ['3', 10],
  ['1.000', 1000],
  ['40.5', undefined],
  ['', undefined],
])('the text %p names %p people', (text, expected) => {
  expect(readPeople(text, limits)).toBe(expected);
});

test.each([
  ['4', undefined],
  ['10', 10],
  ['８００', 800],
  ['1.000', 1000],
  ['8000', 5000],
  ['', undefined],
])('the text %p, still being typed, names %p people', (text, expected) => {
  expect(readTypedPeople(text, limits)).toBe(expected);
});
