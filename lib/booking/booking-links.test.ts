/** @jest-environment jsdom */
import { watchBookingLinks } from './booking-links.browser';

let stop = () => {};
afterEach(() => stop());

/** The address of a link after the visitor has pressed it. */
function pressed(bookingUrl: string, href: string): string {
  document.body.innerHTML = `<a href="${href}">Book</a>`;
  stop = watchBookingLinks(bookingUrl);
  const link = document.querySelector('a');
  link?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  link?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  return link?.href ?? '';
}

test('a booking link gets the attribution, once', () => {
  expect(pressed('https://book.example/call?month=1', 'https://book.example/call?month=1')).toBe(
    'https://book.example/call?month=1&metadata%5Blanding_page%5D=%2F',
  );
});

test('so does one whose address is spelled differently', () => {
  expect(pressed('https://Book.example', 'https://Book.example')).toContain('landing_page');
});

test('a page whose address only begins with that of the booking page is left alone', () => {
  expect(pressed('https://book.example/call', 'https://book.example/call-center')).toBe(
    'https://book.example/call-center',
  );
});
