/** @jest-environment node */
import { checkSecrets } from './check-secrets';

const secret = 'correct-horse-battery';
const files = (text: string) => [{ file: '_next/static/a.js', text }];

test('the value of a secret setting is found, and not repeated', () => {
  const [problem, ...others] = checkSecrets(files(`const a = "${secret}"`), { GHOST_WEBHOOK_SECRET: secret });
  expect(others).toEqual([]);
  expect(problem).toBe(
    'out/_next/static/a.js: the value of GHOST_WEBHOOK_SECRET: expected no secret in what everyone can read',
  );
});

test('public settings, short values and settings with other names are none', () => {
  const environment = { NEXT_PUBLIC_CHAT_TOKEN: secret, API_KEY: 'word', HOME: secret, DEPLOY_TOKEN: undefined };
  expect(checkSecrets(files(`${secret} word`), environment)).toEqual([]);
});

test.each([
  ['a private key', '-----BEGIN RSA PRIVATE KEY-----'],
  ['an Admin API key of Ghost', `${'0123456789abcdef'.repeat(2).slice(0, 24)}:${'0123456789abcdef'.repeat(4)}`],
  ['a key of AWS', `AKIA${'A'.repeat(16)}`],
  ['a token of GitHub', `ghp_${'a'.repeat(36)}`],
  ['a token of Slack', `xoxb-${'1'.repeat(12)}`],
  ['a secret key of Stripe', `sk_live_${'a'.repeat(24)}`],
  ['a signed token', `eyJ${'a'.repeat(20)}.eyJ${'b'.repeat(20)}.${'c'.repeat(20)}`],
])('%s is known by its form', (name, text) => {
  expect(checkSecrets(files(`x="${text}"`), {})).toEqual([
    `out/_next/static/a.js: ${name}: expected no secret in what everyone can read`,
  ]);
});
