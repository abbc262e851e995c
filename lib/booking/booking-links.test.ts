/** @jest-environment jsdom */
import { watchBookingLinks } from './booking-links.browser';

let stop = () => {};
afterEach(() => stop());

/** The address of a link after the visitor has pressed it. */
function pressed(bookingUrl: string, href: string): string {
  document.body.innerHTML = `<a href="${href}">Book</a>`;
  stop = watchBookingLinks(bookingUrl);
  const link = document.querySelector('a');
  for (let press = 1; press <= 2; press += 1) link?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  return link?.href ?? '';
}

const call = 'https://book.example/call';
const landingPage = 'metadata%5Blanding_page%5D=%2F';

test.each([
  ['a booking link gets the attribution, once', `${call}?month=1`, `${call}?month=1`, `${call}?month=1&${landingPage}`],
  [
    'a booking link spelled differently gets it, too',
    'https://Book.example',
    'https://book.example',
    `https://book.example/?${landingPage}`,
  ],
  [
    'a page whose address only begins like that of the booking page is left alone',
    call,
    `${call}-center`,
    `${call}-center`,
  ],
])('%s', (_, bookingUrl, href, updated) => {
  expect(pressed(bookingUrl, href)).toBe(updated);
});
