import { postFixture } from '@/lib/blog/post-fixture';
import { leakCheck } from './check-leaks';

const secret = 'horse-staple';
const NO_SECRET = 'expected no secret in what everyone can read';
const NOT_LOCAL = 'expected no address of this machine, and no fake, in a site to be published';

const check = (text: string | Record<string, string>, options: Partial<Parameters<typeof leakCheck>[0]> = {}) => {
  const files = Object.entries(typeof text === 'string' ? { 'a.js': text } : text);
  const input = { posts: [], environment: {}, isForThisMachine: false, ...options };
  const leaks = leakCheck(input);
  for (const [file, content] of files) leaks.check({ file, text: content });
  return { problems: leaks.problems(), notes: leaks.notes };
};
const problems = (...input: Parameters<typeof check>) => check(...input).problems;

test('the value of a secret setting is found, and not repeated', () => {
  expect(problems(`const a = "${secret}"`, { environment: { GHOST_WEBHOOK_SECRET: secret } })).toEqual([
    `out/a.js: the value of GHOST_WEBHOOK_SECRET: ${NO_SECRET}`,
  ]);
});

test('public settings, short values and settings with other names are not secret', () => {
  const environment = { NEXT_PUBLIC_CHAT_TOKEN: secret, API_KEY: 'word', HOME: secret, DEPLOY_TOKEN: undefined };
  expect(problems(`${secret} word`, { environment })).toEqual([]);
});

test.each([
  ['a private key', '-----BEGIN RSA PRIVATE KEY-----'],
  ['an Admin API key of Ghost', `${'0123456789abcdef'.repeat(2).slice(0, 24)}:${'0123456789abcdef'.repeat(4)}`],
  ['a key of AWS', `AKIA${'A'.repeat(16)}`],
  ['a token of GitHub', `ghp_${'a'.repeat(36)}`],
  ['a secret key of Stripe', `sk_live_${'a'.repeat(24)}`],
])('%s is recognized by its form', (name, text) => {
  expect(problems(`x="${text}"`)).toEqual([`out/a.js: ${name}: ${NO_SECRET}`]);
});

test('each local address is one line, with the first file and the number of others', () => {
  const text = 'a="http://localhost:3001/hooks" b="http://localhost:3001/book"';
  const files = { 'a.html': text, 'b.js': text, 'c.txt': 'https://127.0.0.1' };
  expect(problems(files)).toEqual([
    `out/a.html and 1 more: http://localhost:3001: ${NOT_LOCAL}`,
    `out/c.txt: https://127.0.0.1: ${NOT_LOCAL}`,
  ]);
  expect(problems(files, { isForThisMachine: true })).toEqual([]);
});

test.each([
  ['"http:\\/\\/localhost:3001"', 1],
  ['key:"fake-public-key"', 1],
  ['if(host==="localhost") "https://www.company.example" "https://localhostel.example"', 0],
])('%s has %i local addresses or settings of a fake', (text, count) => {
  expect(problems(text)).toHaveLength(count);
});

test('a setting with a local address is named, even if a post contains the same address', () => {
  const environment = { NEXT_PUBLIC_GHOST_URL: 'http://localhost:2368', NEXT_PUBLIC_CHAT_URL: 'https://chat.example' };
  expect(problems('', { environment, posts: [postFixture({ title: 'http://localhost:2368' })] })).toEqual([
    "settings (environment or .env.local): NEXT_PUBLIC_GHOST_URL: expected a service that visitors reach (or build with --for-this-machine), received 'http://localhost:2368'",
  ]);
});

test.each([
  ['http://localhost:3000', 'http://localhost:3000', 'http:\\/\\/localhost:3000', 'http://localhost:3001'],
  ['a key of AWS', 'AKIAIOSFODNN7EXAMPLE', 'AKIAIOSFODNN7EXAMPLE', `AKIA${'A'.repeat(16)}`],
])('%s in a post is allowed, and a note names the post', (name, text, escaped, other) => {
  const posts = [postFixture({ title: 'Keys', excerpt: `Use ${text} now`, url: 'https://b.example/keys/' })];
  expect(check(`${text} ${escaped}`, { posts })).toEqual({
    problems: [],
    notes: [`Posts: 'Keys' (https://b.example/keys/) says ${name}: published as the blog has it`],
  });
  expect(problems(other, { posts })).toHaveLength(1);
});
