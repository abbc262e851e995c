import { fillIn } from './fill-in';

test('the tokens of a text are filled in, each as often as it stands there', () => {
  const text = '{people} people pay {price} today, {people} of them too much.';
  expect(fillIn(text, { people: 40, price: '$80' })).toBe('40 people pay $80 today, 40 of them too much.');
  expect(fillIn('{typed} is no number', { typed: '$&{people}' })).toBe('$&{people} is no number');
});
