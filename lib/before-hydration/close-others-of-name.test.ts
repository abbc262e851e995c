/** @jest-environment jsdom */
import { closeOthersOfName } from './close-others-of-name.browser';

test('an item that opens closes the others of its name, and no others', () => {
  document.body.innerHTML = `
    <details open name="faq" id="one"></details>
    <details name="faq" id="two"></details>
    <details open name="menu" id="menu"></details>
    <details open id="free"></details>`;
  const stop = closeOthersOfName();
  const two = document.querySelector('#two');
  two?.setAttribute('open', '');
  two?.dispatchEvent(new Event('toggle'));
  expect([...document.querySelectorAll('[open]')].map(({ id }) => id)).toEqual(['two', 'menu', 'free']);
  stop();
});
