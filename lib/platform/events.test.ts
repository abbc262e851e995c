/** @jest-environment jsdom */
import { isFocusLeaving } from './events';

test('the focus leaves an element only for one outside it: not for a child, an ancestor or the window', () => {
  document.body.innerHTML = '<main tabindex="-1"><aside><a href="#a">In</a></aside><a href="#b">Out</a></main>';
  const [main, aside, inside, outside] = ['main', 'aside', 'aside a', 'main > a'].map((selector) =>
    document.querySelector(selector),
  );
  if (!aside) throw new Error('The page has no aside.');
  const goesTo = [outside, inside, main, null].map((next) => isFocusLeaving(aside, next ?? null));
  expect(goesTo).toEqual([true, false, false, false]);
});
