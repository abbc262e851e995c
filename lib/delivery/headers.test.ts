import { bareConfig, configs, fullConfig } from './config-fixture';
import { securityHeaders } from './headers';

/** Cloudflare Pages ignores longer lines of `_headers`. */
const LONGEST_LINE = 2000;

const headersOf = (config: typeof bareConfig): Record<string, string> =>
  Object.fromEntries(securityHeaders(config).map(({ name, value }) => [name, value]));

/* policy.test.ts holds the policy. */
test.each(configs)('with %s the headers are those of an A+ in MDN’s Observatory', (_, config) => {
  expect(headersOf(config)).toMatchObject({
    'Content-Security-Policy': expect.stringMatching(/^default-src 'none'/),
    // Without subdomains, on which the blog or the chat may have no certificate.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringMatching(/camera=\(\), .*geolocation=\(\), .*microphone=\(\)/),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

test('every header fits into the shortest line limit of a host', () => {
  const longest = Math.max(...securityHeaders(fullConfig).map(({ name, value }) => `  ${name}: ${value}`.length));
  expect(longest).toBeLessThan(LONGEST_LINE);
});

test('a site on http sends no HSTS', () => {
  const names = Object.keys(headersOf({ ...bareConfig, siteUrl: 'http://localhost:3000' }));
  expect(names).not.toContain('Strict-Transport-Security');
});
