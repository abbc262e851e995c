/** @jest-environment jsdom */
import { browserClock } from '@/lib/platform/clock';
import { watchInternalLinks } from './internal-links.browser';

const page = `
  <a href="/services" id="other"><span>Services</span></a>
  <a href="/contact?service=Other#form" id="deep">Ask</a>
  <a href="/portfolio?category=Websites" id="same">Websites</a>
  <a href="/portfolio?category=Enterprise" id="other-query">Enterprise</a>
  <a href="/portfolio" id="no-query">Portfolio</a>
  <a href="#top" id="anchor">Up</a>
  <a href="/feed.xml" id="file">Feed</a>
  <a href="/services" id="download" download>Save</a>
  <a href="/services" id="tab" target="_blank">Services</a>
  <a href="https://blog.example/a" id="outside">Blog</a>`;

let followed: string[] = [];
let intended: string[] = [];
let late: string[] = [];
let links: ReturnType<typeof watchInternalLinks>;

/** jsdom cannot navigate, and would print an error. */
const preventNavigation = (event: Event) => event.preventDefault();

beforeEach(() => {
  window.history.replaceState(null, '', '/portfolio?category=Websites');
  document.body.innerHTML = page;
  followed = [];
  intended = [];
  late = [];
  jest.useFakeTimers();
  links = watchInternalLinks(browserClock, {
    onFollow: (path) => followed.push(path),
    onIntent: (path) => intended.push(path),
    onLate: (address) => late.push(address),
  });
  window.addEventListener('click', preventNavigation);
});
afterEach(() => {
  links.stop();
  window.removeEventListener('click', preventNavigation);
});

/** Sends the event to the element inside the link, if there is one. */
const send = (id: string, type: string, init: MouseEventInit = {}) => {
  const link = document.querySelector(`#${id}`);
  const target = link?.firstElementChild ?? link;
  target?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...init }));
};

test.each([
  ['other', '/services'],
  ['deep', '/contact?service=Other#form'],
])('the link %s is followed without a page load: %s', (id, path) => {
  send(id, 'click');
  expect(followed).toEqual([path]);
});

test.each(['same', 'other-query', 'no-query', 'anchor', 'file', 'download', 'tab', 'outside'])(
  'the link %s is left to the browser',
  (id) => {
    send(id, 'click');
    send(id, 'pointerover');
    expect([followed, intended]).toEqual([[], []]);
  },
);

test.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  'a click that asks for a new tab or a download is left to the browser: %o',
  (init) => {
    send('other', 'click', init);
    expect(followed).toEqual([]);
  },
);

test('a click that another listener has handled is left to the browser', () => {
  document.querySelector('#other')?.addEventListener('click', (event) => event.preventDefault());
  send('other', 'click');
  expect(followed).toEqual([]);
});

test('the first sign of intent is reported, once for each page', () => {
  send('deep', 'pointerover');
  send('deep', 'pointerover');
  send('other', 'focusin');
  expect(intended).toEqual(['/contact', '/services']);
});

const isBusy = (id: string) => document.getElementById(id)?.getAttribute('aria-busy') === 'true';

test('a link whose page does not come shows that it waits, and after four seconds the browser loads the page', () => {
  send('deep', 'click');
  jest.advanceTimersByTime(299);
  expect(isBusy('deep')).toBe(false);
  jest.advanceTimersByTime(3700);
  expect([isBusy('deep'), late]).toEqual([true, []]);
  jest.advanceTimersByTime(1);
  expect(late).toEqual(['http://localhost/contact?service=Other#form']);
});

test('once the page has come, its link is not busy, and nothing is loaded', () => {
  send('other', 'click');
  jest.advanceTimersByTime(1000);
  links.arrived();
  expect(isBusy('other')).toBe(false);
  jest.advanceTimersByTime(10_000);
  expect(late).toEqual([]);
});

test('a press on another link, or once more on the same, replaces the page that has not come: the browser follows it', () => {
  send('other', 'click');
  jest.advanceTimersByTime(1000);
  send('deep', 'click');
  jest.advanceTimersByTime(10_000);
  expect([followed, late, isBusy('other'), isBusy('deep')]).toEqual([['/services'], [], false, true]);
  send('deep', 'click');
  expect(followed).toEqual(['/services']);
});

test('a double click is one press', () => {
  send('other', 'click', { detail: 1 });
  send('other', 'click', { detail: 2 });
  expect(followed).toEqual(['/services']);
  jest.advanceTimersByTime(4000);
  expect(late).toEqual(['http://localhost/services']);
});
