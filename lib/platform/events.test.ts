/** @jest-environment jsdom */
import { isBesideBox, isFocusLeaving } from './events';

test('the focus leaves an element only for one outside it: not for a child, an ancestor or the window', () => {
  document.body.innerHTML = '<main tabindex="-1"><aside><a href="#a">In</a></aside><a href="#b">Out</a></main>';
  const [main, aside, inside, outside] = ['main', 'aside', 'aside a', 'main > a'].map((selector) =>
    document.querySelector(selector),
  );
  if (!aside) throw new Error('The page has no aside.');
  const goesTo = [outside, inside, main, null].map((next) => isFocusLeaving(aside, next ?? null));
  expect(goesTo).toEqual([true, false, false, false]);
});

test('a press is beside the box of a dialog only on its backdrop: its scroll bar, at its right edge, is in the box', () => {
  const dialog = document.createElement('dialog');
  dialog.getBoundingClientRect = () => new DOMRect(100, 50, 400, 300);
  const isBeside = (clientX: number, clientY: number, target: Element = dialog) =>
    isBesideBox({ target, clientX, clientY }, dialog);
  expect([isBeside(99, 100), isBeside(501, 100), isBeside(300, 49), isBeside(300, 351)]).not.toContain(false);
  expect([isBeside(492, 100), isBeside(500, 350)]).not.toContain(true);
  // The list of a select field reaches beyond the dialog.
  expect(isBeside(300, 400, document.createElement('option'))).toBe(false);
});
