/** @jest-environment jsdom */
import { watchPrinting } from './printed-line.browser';

test('paper says which page it was printed from, and on which day', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 28, 12) });
  window.matchMedia = jest.fn().mockReturnValue(new EventTarget());
  document.body.innerHTML = '<p class="printed-line" hidden>A company<span></span></p>';
  window.history.replaceState(null, '', '/services?utm_source=mail#prices');
  const stop = watchPrinting();
  window.dispatchEvent(new Event('beforeprint'));
  expect(document.querySelector('.printed-line')).toHaveTextContent('A company, localhost/services, November 28, 2026');
  stop();
});
