import { probeRedirect } from './address-probes';
import { headerProblems } from './compare-headers';

const base = 'https://www.site.example';
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
  ['Content-Type', 'text/html; charset=utf-8', 'text/html; charset=iso-8859-1'],
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

test.each([
  [301, '/services?a=1', true],
  [308, `${base}/services?a=1`, true],
  [301, '/services', false],
  [302, '/services?a=1', false],
  [301, '//elsewhere.example/services?a=1', false],
])('%i to %s is the expected redirect: %s', async (status, location, isExpected) => {
  const ask = async () => ({ status, headers: { location }, body: Buffer.from('') });
  const problem = `expected 301 or 308 to /services?a=1, received ${status} to ${location}`;
  const problems = await probeRedirect('/services?a=1')({ base, ask, rules: [], root: 'out' }, '/services/?a=1');
  expect(problems).toEqual(isExpected ? [] : [problem]);
});
