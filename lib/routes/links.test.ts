import { resolveLink } from './links';

test('a booking link leads to the booking page, in a new tab', () => {
  expect(resolveLink('booking', 'https://book.example/x')).toEqual({
    href: 'https://book.example/x',
    isExternal: true,
  });
});

test('without a configured booking page a booking link leads to the contact page', () => {
  expect(resolveLink('booking', null)).toEqual({ href: '/contact', isExternal: false });
});

test('an internal link opens in the same tab, an external one does not', () => {
  expect(resolveLink('/services#software', null).isExternal).toBe(false);
  expect(resolveLink('https://x.example', null).isExternal).toBe(true);
});
