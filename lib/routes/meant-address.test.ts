import { meantAddress } from './meant-address';

test.each([
  ['/contact.', '', '/contact'],
  ['/services)', '?utm_source=mail', '/services?utm_source=mail'],
  ['/about%E2%80%9D,', '', '/about'],
  ['/About%252FBlogs', '', '/about/blogs'],
  ['/contact%3Fplan=vps-growth', '', '/contact?plan=vps-growth'],
  ['/%23bill=25,wiki', '', '/#bill=25,wiki'],
  ['/contact%23enquiry', '?a=1', '/contact?a=1#enquiry'],
])('%s%s means %s', (pathname, search, meant) => {
  const { path, query, anchor } = meantAddress(pathname, search);
  expect(path + query + anchor).toBe(meant);
});
