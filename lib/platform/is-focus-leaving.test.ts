/** @jest-environment jsdom */
import { isFocusLeaving } from './is-focus-leaving';

test('the focus leaves an element for what stands outside it alone: not for its own parts, what it lies in, or the window', () => {
  document.body.innerHTML = '<main tabindex="-1"><aside><a href="#a">In</a></aside><a href="#b">Out</a></main>';
  const [main, aside, inside, outside] = ['main', 'aside', 'aside a', 'main > a'].map((selector) =>
    document.querySelector(selector),
  );
  if (!aside) throw new Error('The page has no aside.');
  const goesTo = [outside, inside, main, null].map((next) => isFocusLeaving(aside, next ?? null));
  expect(goesTo).toEqual([true, false, false, false]);
});
