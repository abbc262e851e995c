/** @jest-environment jsdom */
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
let stop = () => {};

/** jsdom cannot navigate, and would print an error. */
const preventNavigation = (event: Event) => event.preventDefault();

beforeEach(() => {
  window.history.replaceState(null, '', '/portfolio?category=Websites');
  document.body.innerHTML = page;
  followed = [];
  intended = [];
  stop = watchInternalLinks({ onFollow: (path) => followed.push(path), onIntent: (path) => intended.push(path) });
  window.addEventListener('click', preventNavigation);
});
afterEach(() => {
  stop();
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
  ['same', '/portfolio?category=Websites'],
])('the link %s is followed without a page load: %s', (id, path) => {
  send(id, 'click');
  expect(followed).toEqual([path]);
});

test.each(['other-query', 'no-query', 'anchor', 'file', 'download', 'tab', 'outside'])(
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

test('after stop every link is left to the browser', () => {
  stop();
  send('other', 'click');
  send('other', 'pointerover');
  expect([followed, intended]).toEqual([[], []]);
});

test('a link that is pressed again before its page has come is left to the browser; a double click is not', () => {
  send('other', 'click', { detail: 1 });
  send('other', 'click', { detail: 2 });
  expect(followed).toEqual(['/services', '/services']);
  send('other', 'click', { detail: 1 });
  expect(followed).toHaveLength(2);
});

test('a link is followed again after Back', () => {
  send('other', 'click');
  window.dispatchEvent(new PopStateEvent('popstate'));
  send('other', 'click');
  expect(followed).toEqual(['/services', '/services']);
});
