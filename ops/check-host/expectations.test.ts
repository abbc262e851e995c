import { missingHeaders, redirectTarget } from './expectations';

const missing = (name: string, value: string, received: string, isSecure = true) =>
  missingHeaders({ headers: { [name.toLowerCase()]: received } }, [{ name, value }], isSecure);

test.each([
  ['Content-Type', 'text/javascript; charset=utf-8', 'application/javascript; charset=UTF-8'],
  ['Content-Type', 'text/plain; charset=utf-8', 'text/plain'],
  ['Cache-Control', 'public, max-age=0, must-revalidate', 'public,must-revalidate,max-age=0'],
])('%s: %s may be written as %s', (name, value, received) => {
  expect(missing(name, value, received)).toEqual([]);
});

test.each([
  ['Content-Type', 'text/plain; charset=utf-8', 'application/octet-stream'],
  ['Content-Type', 'text/html; charset=utf-8', 'text/html; charset=iso-8859-1'],
  ['Cache-Control', 'public, max-age=31536000, immutable', 'public, max-age=600'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin', ''],
])('%s: %s is not %s', (name, value, received) => {
  expect(missing(name, value, received)).toEqual([`${name}: expected '${value}', received '${received}'`]);
});

test('headers about https are expected only over https', () => {
  expect(missing('Strict-Transport-Security', 'max-age=1', '', false)).toEqual([]);
  expect(missing('Strict-Transport-Security', 'max-age=1', '')).toHaveLength(1);
  const policy = "default-src 'none'";
  expect(missing('Content-Security-Policy', `${policy}; upgrade-insecure-requests`, policy, false)).toEqual([]);
});

test('a redirect counts when it is permanent and stays on the host, in any notation', () => {
  const base = 'https://www.site.example';
  const target = (status: number, location: string) => redirectTarget({ status, headers: { location } }, base);
  expect(target(301, '/services?a=1')).toBe('/services?a=1');
  expect(target(308, `${base}/services`)).toBe('/services');
  expect(target(302, '/services')).toBeUndefined();
  expect(target(301, '//elsewhere.example/services')).toBeUndefined();
});
