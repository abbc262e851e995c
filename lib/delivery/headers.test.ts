import { bareConfig, configs, fullConfig } from './config-fixture';
import { securityHeaders } from './headers';

const HALF_A_YEAR_S = 15_768_000;

/** Cloudflare Pages ignores longer lines of `_headers`. */
const LONGEST_LINE = 2000;

type Headers = Record<string, string>;

const headersOf = (config: typeof bareConfig): Headers =>
  Object.fromEntries(securityHeaders(config).map(({ name, value }) => [name, value]));
const policyOf = (headers: Headers) => headers['Content-Security-Policy'] ?? '';

/**
 * What MDN's HTTP Observatory asks of headers, as of 2025: with all of it a site has an A+. Cookies, CORS and
 * subresource integrity do not count here: the site sets no cookies, shares no resources, and loads no third-party script.
 */
const observatory: [subject: string, holds: (headers: Headers) => boolean][] = [
  [
    'a policy without unsafe-inline or data: in scripts, and with sources for scripts and objects',
    (headers) =>
      !/(script|object)-src [^;]*(unsafe-|data:|https: |\*)/.test(policyOf(headers)) &&
      policyOf(headers).startsWith("default-src 'none'"),
  ],
  ['no http in the policy', (headers) => /^(?!.*http:)./.test(policyOf(headers))],
  [
    'strict transport for half a year',
    (headers) => Number(/max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1]) >= HALF_A_YEAR_S,
  ],
  ['no frame around pages', (headers) => policyOf(headers).includes("frame-ancestors 'none'")],
  ['nosniff', (headers) => headers['X-Content-Type-Options'] === 'nosniff'],
  [
    'a private referrer policy',
    (headers) =>
      /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(headers['Referrer-Policy'] ?? ''),
  ],
  ['a resource policy', (headers) => /^same-(origin|site)$/.test(headers['Cross-Origin-Resource-Policy'] ?? '')],
];

const missedBy = (headers: Headers) => observatory.filter(([, holds]) => !holds(headers)).map(([subject]) => subject);

test.each(configs)('with %s the headers reach the Observatory’s A+', (_, config) => {
  expect(missedBy(headersOf(config))).toEqual([]);
});

test('weak headers miss the list of the Observatory', () => {
  const missed = missedBy({ 'Content-Security-Policy': "script-src 'unsafe-inline'" });
  expect(missed).toHaveLength(observatory.length - 1);
});

test('pages may use no camera, microphone or place, and share no window with other sites', () => {
  const headers = headersOf(fullConfig);
  for (const feature of ['camera', 'microphone', 'geolocation'])
    expect(headers['Permissions-Policy']?.split(', ')).toContain(`${feature}=()`);
  expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin');
});

test('every header fits into the shortest line limit of a host', () => {
  const longest = Math.max(...securityHeaders(fullConfig).map(({ name, value }) => `  ${name}: ${value}`.length));
  expect(longest).toBeLessThan(LONGEST_LINE);
});

test('a site on http sends no HSTS', () => {
  const names = Object.keys(headersOf({ ...bareConfig, siteUrl: 'http://localhost:3000' }));
  expect(names).not.toContain('Strict-Transport-Security');
});

test('strict transport leaves out subdomains, on which the blog or the chat may have no certificate', () => {
  expect(headersOf(bareConfig)['Strict-Transport-Security']).toBe('max-age=31536000');
});
