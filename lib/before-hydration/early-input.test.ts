/** @jest-environment jsdom */
import { queueEarlyInput } from './early-input.browser';

const page = `
  <div data-island="waiting" id="other"></div>
  <a href="#growth" data-request="vps" data-plan="vps-growth" id="growth"><span>Growth</span></a>
  <a href="#scale" data-request="vps" data-plan="vps-scale" id="scale">Scale</a>
  <a href="#about" id="about">About</a>
  <button type="button" id="add" data-bill="wiki" data-island="waiting">Add</button>
  <form id="form" data-island="waiting"><button id="send">Send</button></form>
  <div id="calculator" data-island="waiting"><p class="script-failed"></p><input type="checkbox" id="tool"></div>
  <div data-island="waiting"><input type="checkbox" id="box"></div>
  <div class="request-note" data-island="waiting"></div>`;

const sent = jest.fn((event: Event) => event.preventDefault());

/** The links whose clicks reached the opener or the browser. */
let followed: string[] = [];
const follow = (event: MouseEvent) => {
  if (!event.defaultPrevented && event.target instanceof Element) followed.push(event.target.closest('a')?.id ?? '');
};

const element = (selector: string) => document.querySelector(selector);
const press = (selector: string, init: MouseEventInit = {}) =>
  element(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
const busy = () => [...document.querySelectorAll('[aria-busy]')].map(({ id }) => id);
/** Marks a client part as ready, and waits until all that was held is repeated, one in each microtask. */
const makeReady = (selector: string) => {
  element(selector)?.setAttribute('data-island', 'ready');
  return jest.advanceTimersByTimeAsync(0);
};

/** Starts the queue. `stop` removes what it watches, which a page never does. */
function start() {
  const listen = jest.spyOn(document, 'addEventListener');
  const observe = jest.spyOn(MutationObserver.prototype, 'observe');
  const giveUp = queueEarlyInput();
  const stop = () => {
    giveUp();
    for (const [type, listener] of listen.mock.calls) document.removeEventListener(type, listener, true);
    for (const observer of observe.mock.contexts) observer.disconnect();
    jest.restoreAllMocks();
  };
  return { giveUp, stop };
}

let giveUp: () => void;
let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  document.documentElement.removeAttribute('data-script');
  document.body.innerHTML = page;
  followed = [];
  sent.mockClear();
  element('#form')?.addEventListener('submit', sent);
  ({ giveUp, stop } = start());
  document.addEventListener('click', follow);
});
afterEach(() => {
  stop();
  document.removeEventListener('click', follow);
});

test('a click waits for the opener, marks the link as busy, and is repeated when the opener is ready', async () => {
  press('#growth span');
  // Another client part changes nothing.
  await makeReady('#other');
  expect([followed, busy()]).toEqual([[], ['growth']]);
  await makeReady('.request-note');
  expect([followed, busy()]).toEqual([['growth'], []]);
});

test('of two clicks the later one counts, and a click on another link cancels both', async () => {
  press('#growth');
  press('#scale');
  expect(busy()).toEqual(['scale']);
  press('#about');
  expect(busy()).toEqual([]);
  await makeReady('.request-note');
  jest.advanceTimersByTime(10_000);
  expect(followed).toEqual(['about']);
});

test.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  'a click that opens a tab or a window is left alone: %o',
  (init) => {
    press('#growth', init);
    expect([followed, busy()]).toEqual([['growth'], []]);
  },
);

test('when the runtime fails the browser follows the link, and the next click does not wait', () => {
  press('#growth');
  giveUp();
  press('#scale');
  expect([followed, busy()]).toEqual([['growth', 'scale'], []]);
});

test('when the runtime takes more than 10 seconds the browser follows the link, and the next click does not wait', () => {
  press('#growth');
  jest.advanceTimersByTime(9999);
  expect(followed).toEqual([]);
  jest.advanceTimersByTime(1);
  press('#scale');
  expect([followed, busy()]).toEqual([['growth', 'scale'], []]);
});

test('a bill button pressed twice is pressed once when it is ready', async () => {
  const pressed = jest.fn();
  element('#add')?.addEventListener('click', pressed);
  press('#add');
  press('#add');
  expect([pressed.mock.calls.length, busy()]).toEqual([0, ['add']]);
  await makeReady('#add');
  expect([pressed.mock.calls.length, busy()]).toEqual([1, []]);
});

test('a form whose page is late says so 10 seconds after the first press, and is not sent any more', async () => {
  press('#send');
  jest.advanceTimersByTime(5000);
  press('#send');
  jest.advanceTimersByTime(5000);
  expect([document.documentElement.dataset.script, busy()]).toEqual(['late', []]);
  await makeReady('#form');
  expect(document.documentElement.dataset.script).toBeUndefined();
  expect(sent).not.toHaveBeenCalled();
});

test('a calculator whose page is late says so 10 seconds after the first tick, until it is ready; other parts do not', async () => {
  element('#box')?.dispatchEvent(new Event('change', { bubbles: true }));
  jest.advanceTimersByTime(10_000);
  expect(document.documentElement.dataset.script).toBeUndefined();
  element('#tool')?.dispatchEvent(new Event('change', { bubbles: true }));
  jest.advanceTimersByTime(9999);
  expect(document.documentElement.dataset.script).toBeUndefined();
  jest.advanceTimersByTime(1);
  expect(document.documentElement.dataset.script).toBe('late');
  await makeReady('#calculator');
  expect(document.documentElement.dataset.script).toBeUndefined();
});

test.each([
  ['the opener is ready', () => makeReady('.request-note')],
  ['mail is not configured', () => element('.request-note')?.removeAttribute('data-island')],
  ['the page has no opener', () => element('.request-note')?.remove()],
])('no click waits when %s', (_, prepare) => {
  prepare();
  press('#growth');
  expect([followed, busy()]).toEqual([['growth'], []]);
});

test('what was pressed in a page that React renders anew, as after a translation, is not repeated in its old parts', async () => {
  const old = [element('#send'), element('#scale')];
  press('#send');
  press('#scale');
  document.body.innerHTML = page;
  for (const part of old) part?.addEventListener('click', sent);
  await makeReady('#form');
  jest.advanceTimersByTime(10_000);
  expect(sent).not.toHaveBeenCalled();
  // The page does not say later that it did not load.
  expect(document.documentElement).not.toHaveAttribute('data-script');
});
