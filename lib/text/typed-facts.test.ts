import { typedFactFault } from './typed-facts';

test.each([
  ['From $30 a month', 'expected {price:plan-id} for a price'],
  ['From 30 USD a month', 'expected {price:plan-id} for a price'],
  ['From 30 dollars a month', 'expected {price:plan-id} for a price'],
  ['From €30 a month', 'expected {price:plan-id} for a price'],
  ['From 30€ a month', 'expected {price:plan-id} for a price'],
  ['From 30$ a month', 'expected {price:plan-id} for a price'],
  ['From USD 30 a month', 'expected {price:plan-id} for a price'],
  ['From 30 US dollars a month', 'expected {price:plan-id} for a price'],
  ['[$30 a month](mailto:hello@example.com)', 'expected {price:plan-id} for a price'],
  ['Call +1 202.555.0143.', 'expected a phone number as a link'],
  ['Call +1 202 555 0143.', 'expected a phone number as a link'],
  ['Call +1\u00a0202\u00a0555\u00a00143.', 'expected a phone number as a link'],
  ['Write to hello@example.com.', 'expected a mailbox as a link'],
])('%j is refused', (sentence, expected) => {
  expect(typedFactFault(sentence)).toContain(expected);
});

test.each([
  'From {price:vps-startup} a month',
  'Call [+1 202 555 0143](tel:+12025550143) or write to [hello@example.com](mailto:hello@example.com).',
  '5 sizes from 10 to 5000 people, 2 + 2 of them ours',
  'Dollars saved',
  'Install node@20.1',
])('%j is fine', (sentence) => {
  expect(typedFactFault(sentence)).toBeUndefined();
});
