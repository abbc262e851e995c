import { postFixture } from '@/lib/blog/post-fixture';
import { checkSecrets, secretNotes } from './check-secrets';
import { postWords } from './post-words';

const secret = 'correct-horse-battery';
const noPosts = postWords([]);
const files = (text: string) => [{ file: '_next/static/a.js', text }];

test('the value of a secret setting is found, and not repeated', () => {
  const [problem, ...others] = checkSecrets(files(`const a = "${secret}"`), { GHOST_WEBHOOK_SECRET: secret }, noPosts);
  expect(others).toEqual([]);
  expect(problem).toBe(
    'out/_next/static/a.js: the value of GHOST_WEBHOOK_SECRET: expected no secret in what everyone can read',
  );
});

test('public settings, short values and settings with other names are none', () => {
  const environment = { NEXT_PUBLIC_CHAT_TOKEN: secret, API_KEY: 'word', HOME: secret, DEPLOY_TOKEN: undefined };
  expect(checkSecrets(files(`${secret} word`), environment, noPosts)).toEqual([]);
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
  expect(checkSecrets(files(`x="${text}"`), {}, noPosts)).toEqual([
    `out/_next/static/a.js: ${name}: expected no secret in what everyone can read`,
  ]);
});

test('a key that a post explains is no secret of ours, and the post is named without it', () => {
  const key = `AKIA${'IOSFODNN7EXAMPLE'}`;
  const posts = postWords([
    postFixture({ excerpt: `Never commit ${key}.`, title: 'Keys', url: 'https://b.example/keys/' }),
  ]);
  expect(checkSecrets(files(`Never commit ${key}.`), {}, posts)).toEqual([]);
  expect(checkSecrets(files(`AKIA${'A'.repeat(16)}`), {}, posts)).toHaveLength(1);
  expect(secretNotes(posts, {})).toEqual([
    "Posts: 'Keys' (https://b.example/keys/) says a key of AWS: published as the blog has it",
  ]);
});
