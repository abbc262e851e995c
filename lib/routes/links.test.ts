import { resolveLink } from './links';

test('a booking link leads to the booking page, in a new tab', () => {
  expect(resolveLink('booking', 'https://book.example/x')).toEqual({
    href: 'https://book.example/x',
    isExternal: true,
  });
});

test('while no booking page is configured a booking link leads to the contact page', () => {
  expect(resolveLink('booking', null)).toEqual({ href: '/contact', isExternal: false });
});

test('an internal link stays in the tab and an outside address does not', () => {
  expect(resolveLink('/services#software', null).isExternal).toBe(false);
  expect(resolveLink('https://x.example', null).isExternal).toBe(true);
});
