import { bareConfig, fullConfig } from './config-fixture';
import { securityHeaders } from './headers';

const HALF_A_YEAR_S = 15_768_000;

/** Cloudflare Pages ignores longer lines of `_headers`. */
const LONGEST_LINE = 2000;

const headersOf = (config: typeof bareConfig) =>
  Object.fromEntries(securityHeaders(config).map(({ name, value }) => [name, value]));

/**
 * The scores of MDN's HTTP Observatory for headers, as of 2025: points added to 100, and 100 or more is an A+. Cookies, CORS and
 * subresource integrity do not count here: the site sets no cookies, shares no resources, and loads no third-party script.
 */
const observatory: [points: number, what: string, holds: (headers: Record<string, string>) => boolean][] = [
  [
    -20,
    'a policy without unsafe-inline or data: in scripts, and with sources for scripts and objects',
    ({ 'Content-Security-Policy': policy = '' }) =>
      !/(script|object)-src [^;]*(unsafe-|data:|https: |\*)/.test(policy) && policy.startsWith("default-src 'none'"),
  ],
  [
    -20,
    'no http in the policy',
    ({ 'Content-Security-Policy': policy = '' }) => policy !== '' && !policy.includes('http:'),
  ],
  [
    -20,
    'strict transport for half a year',
    ({ 'Strict-Transport-Security': hsts = '' }) => Number(/max-age=(\d+)/.exec(hsts)?.[1]) >= HALF_A_YEAR_S,
  ],
  [-20, 'framing ruled out', ({ 'Content-Security-Policy': policy = '' }) => policy.includes("frame-ancestors 'none'")],
  [-5, 'nosniff', ({ 'X-Content-Type-Options': value }) => value === 'nosniff'],
  [
    5,
    'framing ruled out by the policy',
    ({ 'Content-Security-Policy': policy = '' }) => /frame-ancestors/.test(policy),
  ],
  [
    5,
    'a private referrer policy',
    ({ 'Referrer-Policy': value = '' }) =>
      /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value),
  ],
  [10, 'a resource policy', ({ 'Cross-Origin-Resource-Policy': value = '' }) => /^same-(origin|site)$/.test(value)],
];

test.each([
  ['no service', bareConfig],
  ['every service', fullConfig],
])('with %s the headers reach the Observatory’s A+', (_, config) => {
  const headers = headersOf(config);
  const missed = observatory.filter(([, , holds]) => !holds(headers)).map(([, what]) => what);
  expect(missed).toEqual([]);
  const score = 100 + observatory.reduce((sum, [points]) => sum + Math.max(points, 0), 0);
  expect(score).toBe(120);
});

test('weak headers miss the list of the Observatory', () => {
  const missed = observatory.filter(
    ([, , holds]) => !holds({ 'Content-Security-Policy': "script-src 'unsafe-inline'" }),
  );
  expect(missed).toHaveLength(observatory.length - 1);
});

test('every header fits into the shortest line limit of a host', () => {
  const longest = Math.max(...securityHeaders(fullConfig).map(({ name, value }) => `  ${name}: ${value}`.length));
  expect(longest).toBeLessThan(LONGEST_LINE);
});

test('a site on http sends no HSTS', () => {
  expect(headersOf({ ...bareConfig, siteUrl: 'http://localhost:3000' })).not.toHaveProperty(
    'Strict-Transport-Security',
  );
});
