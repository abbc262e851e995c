import { resolveLink } from './links';

test.each([
  ['booking', 'https://book.example/x', { href: 'https://book.example/x', isExternal: true }],
  ['booking', null, { href: '/contact', isExternal: false }],
  ['/services#software', null, { href: '/services#software', isExternal: false }],
  ['https://x.example', null, { href: 'https://x.example', isExternal: true }],
])('the link %j with the booking page %j is resolved to %j', (to, bookingUrl, link) => {
  expect(resolveLink(to, bookingUrl)).toEqual(link);
});
