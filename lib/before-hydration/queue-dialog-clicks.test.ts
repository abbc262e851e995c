/** @jest-environment jsdom */
import { PATIENCE_MS, queueDialogClicks } from './queue-dialog-clicks.browser';

const page = `
  <div data-island="waiting" id="other"></div>
  <a href="#growth" data-request="vps" data-plan="vps-growth" id="growth"><span>Growth</span></a>
  <a href="#scale" data-request="vps" data-plan="vps-scale" id="scale">Scale</a>
  <a href="#about" id="about">About</a>
  <div class="request-note" data-island="waiting"></div>`;

/** What was clicked and came through, to the opener or to the browser. */
let followed: string[] = [];
const follow = (event: MouseEvent) => {
  if (!event.defaultPrevented && event.target instanceof Element) followed.push(event.target.closest('a')?.id ?? '');
};

const element = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const opener = () => element('.request-note');
const press = (selector: string, init: MouseEventInit = {}) =>
  element(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
const busy = () => [...document.querySelectorAll('[aria-busy]')].map(({ id }) => id);
/** Mutations are told in a microtask. */
const told = () => Promise.resolve();

let stop = () => {};
beforeEach(() => {
  jest.useFakeTimers();
  document.documentElement.removeAttribute('data-script');
  document.body.innerHTML = page;
  followed = [];
  stop = queueDialogClicks();
  document.addEventListener('click', follow);
});
afterEach(() => {
  stop();
  document.removeEventListener('click', follow);
  jest.useRealTimers();
});

test('a press waits for the opener, shows it, and is made again when it listens', async () => {
  press('#growth span');
  expect([followed, busy()]).toEqual([[], ['growth']]);
  opener().dataset.island = 'ready';
  await told();
  expect([followed, busy()]).toEqual([['growth'], []]);
});

test('another island that is ready does not count', async () => {
  press('#growth');
  element('#other').dataset.island = 'ready';
  await told();
  expect([followed, busy()]).toEqual([[], ['growth']]);
});

test('of two presses the later one counts, and a press on another link is the last word', async () => {
  press('#growth');
  press('#scale');
  expect(busy()).toEqual(['scale']);
  press('#about');
  expect(busy()).toEqual([]);
  opener().dataset.island = 'ready';
  await told();
  jest.advanceTimersByTime(PATIENCE_MS);
  expect(followed).toEqual(['about']);
});

test.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  'a press that asks for more than this page is left alone: %o',
  (init) => {
    press('#growth', init);
    expect([followed, busy()]).toEqual([['growth'], []]);
  },
);

test('when the runtime fails the link leads where it says, and the next one does not wait', async () => {
  press('#growth');
  document.documentElement.setAttribute('data-script', 'failed');
  await told();
  press('#scale');
  expect([followed, busy()]).toEqual([['growth', 'scale'], []]);
});

test('when it does not come in time, too', () => {
  press('#growth');
  jest.advanceTimersByTime(PATIENCE_MS - 1);
  expect(followed).toEqual([]);
  jest.advanceTimersByTime(1);
  press('#scale');
  expect([followed, busy()]).toEqual([['growth', 'scale'], []]);
});

test.each([
  ['the opener listens', () => opener().setAttribute('data-island', 'ready')],
  ['no mail is configured', () => opener().removeAttribute('data-island')],
  ['the page has no opener', () => opener().remove()],
])('where %s nothing waits', (_, prepare) => {
  prepare();
  press('#growth');
  expect([followed, busy()]).toEqual([['growth'], []]);
});
