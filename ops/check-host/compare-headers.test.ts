import { headerProblems } from './compare-headers';

const missing = (name: string, value: string, received: string, scheme = 'https:') =>
  headerProblems({ headers: { [name.toLowerCase()]: received } }, [{ name, value }], scheme);

test.each([
  ['Content-Type', 'text/javascript; charset=utf-8', 'application/javascript; charset=UTF-8'],
  ['Content-Type', 'text/plain; charset=utf-8', 'text/plain'],
  ['Cache-Control', 'public, max-age=0, must-revalidate', 'public,must-revalidate,max-age=0'],
  ['X-Robots-Tag', 'all', ''],
])('%s: %s may be written as %s', (name, value, received) => {
  expect(missing(name, value, received)).toEqual([]);
});

test.each([
  ['Content-Type', 'text/plain; charset=utf-8', 'application/octet-stream'],
  ['Cache-Control', 'public, max-age=31536000, immutable', 'public, max-age=600'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin', ''],
  ['Strict-Transport-Security', 'max-age=1', ''],
])('%s: %s is not %s', (name, value, received) => {
  expect(missing(name, value, received)).toEqual([`${name}: expected '${value}', received '${received}'`]);
});

test.each([
  ['Strict-Transport-Security', 'max-age=1', ''],
  ['Content-Security-Policy', "default-src 'none'; upgrade-insecure-requests", "default-src 'none'"],
])('%s: the part about https is not expected over http', (name, value, received) => {
  expect(missing(name, value, received, 'http:')).toEqual([]);
});
