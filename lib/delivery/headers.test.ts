import { mailConfig } from '@/lib/config/mail-settings-examples';
import { bareConfig, configs, fullConfig } from './config-fixture';
import { contentSecurityPolicy, securityHeaders } from './headers';

/** Cloudflare Pages ignores longer lines of `_headers`. */
const LONGEST_LINE = 2000;

const headersOf = (config: typeof bareConfig): Record<string, string> =>
  Object.fromEntries(securityHeaders(config).map(({ name, value }) => [name, value]));

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

const directives = (config: typeof bareConfig): Record<string, string[]> =>
  Object.fromEntries(
    contentSecurityPolicy(config)
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...values]) => [name, values]),
  );

test('without services no other origin is allowed', () => {
  expect(directives(bareConfig)).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ["'none'"],
    'img-src': ["'self'", 'data:'],
  });
  expect(contentSecurityPolicy(bareConfig)).not.toMatch(/https?:\/\//);
});

test.each(configs)(
  'with %s pages allow no base, no form, no frame around them and no markup from script',
  (_, config) => {
    expect(directives(config)).toMatchObject({
      'default-src': ["'none'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'font-src': ["'self'"],
      'manifest-src': ["'self'"],
      'worker-src': ["'none'"],
      'object-src': ["'none'"],
      'form-action': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default'],
    });
  },
);

test('each service is allowed only what it needs', () => {
  const full = directives(fullConfig);
  expect(full['script-src']).toEqual([
    "'self'",
    'https://app.cal.com/embed/embed.js',
    'https://chat.site.example/packs/js/sdk.js',
  ]);
  expect(full['connect-src']).toEqual([
    "'self'",
    'https://blog.site.example',
    mailConfig.origin,
    'https://hooks.site.example',
    'https://geo.site.example',
    'https://login.site.example',
    'https://chat.site.example',
  ]);
  expect(full['frame-src']).toEqual(['https://app.cal.com', 'https://chat.site.example']);
  expect(full['img-src']).toEqual(["'self'", 'data:', 'https://chat.site.example']);
});

test('a site on http does not upgrade requests to https', () => {
  const local = contentSecurityPolicy({ ...bareConfig, siteUrl: 'http://localhost:3000' });
  expect(local).not.toContain('upgrade-insecure-requests');
  expect(contentSecurityPolicy(bareConfig)).toContain('upgrade-insecure-requests');
});
