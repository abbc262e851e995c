/** @jest-environment jsdom */
import { keepOneOpen } from './keep-one-open.browser';

const press = (selector: string) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector(selector)?.dispatchEvent(event);
  return event;
};

let stop = () => {};
beforeEach(() => {
  document.body.innerHTML = `
    <div data-keep-one-open>
      <details open id="open"><summary><h3>One</h3></summary></details>
      <details id="closed"><summary><h3>Two</h3></summary></details>
    </div>
    <details open id="free"><summary>Three</summary></details>`;
  stop = keepOneOpen();
});
afterEach(() => stop());

test('the open item stays open when its own summary is clicked', () => {
  expect(press('#open h3').defaultPrevented).toBe(true);
});

test('a closed item opens, and details elsewhere close as usual', () => {
  expect(press('#closed h3').defaultPrevented).toBe(false);
  expect(press('#free summary').defaultPrevented).toBe(false);
});

test('after stop the open item closes, too', () => {
  stop();
  expect(press('#open h3').defaultPrevented).toBe(false);
});
