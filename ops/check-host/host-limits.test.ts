import { readFileSync } from 'node:fs';
import { hostLimits, withoutLimits } from './host-limits';

const documented = readFileSync('docs/deploy.md', 'utf8').replace(/\s+/g, ' ');

test.each(Object.entries(hostLimits).flatMap(([host, limits]) => limits.map(({ words }) => [host, words] as const)))(
  'docs/deploy.md says of %s: %s',
  (_, words) => {
    expect(documented).toContain(words);
  },
);

test('a known limit of a host hides no other problem', () => {
  const known = [
    "/about: expected 'vary: accept-encoding'",
    '//about: expected 404, or 301 or 308 to /about, received 200',
  ];
  const others = [
    '/about: expected status 200, received 404',
    '/index.html: expected 404, or 301 or 308 to /, received 200',
  ];
  expect(withoutLimits([...known, ...others], hostLimits.cloudflare ?? [])).toEqual(others);
});
