import { failureText, reasonOf } from './failure-message';

const stepOutput = (lines: string[]) => `
── Check settings and content
── Check settings and content: 1 s

── Pull posts
${lines.join('\n')}

Step failed: Pull posts. Cure: is the blog host up, and is its key right?.
`;

test('the reason is what the failed step printed, with its cure, without rules, colors and lines of npm', () => {
  const lines = ['!!!!!!!!', '\u001b[31mPosts: the blog could not be read.\u001b[39m', 'npm error code 1'];
  expect(reasonOf(stepOutput(lines), {})).toEqual({
    step: 'Pull posts',
    text: 'Posts: the blog could not be read.',
    cure: 'is the blog host up, and is its key right?',
  });
});

test('the reason of a command that is no build is the end of what it printed: ten lines, 1,500 characters', () => {
  const lines = Array.from({ length: 30 }, (_, index) => `line ${index}`);
  expect(reasonOf(lines.join('\n'), {})).toMatchObject({ step: undefined, text: lines.slice(20).join('\n') });
  expect(reasonOf(`${'x'.repeat(5000)}end`, {}).text).toMatch(/^x{1497}end$/);
  expect(reasonOf('', {}).text).toBe('It printed nothing.');
});

test('of a full disk the cure is room, whatever the step that met it says', () => {
  const lines = ['ENOSPC: no space left on device, write'];
  expect(reasonOf(stepOutput(lines), {})).toEqual({
    step: 'Pull posts',
    text: lines[0],
    cure: 'make room on the disk',
  });
});

test('the reason has no value of a setting, except public addresses, paths and words', () => {
  const environment = {
    GHOST_WEBHOOK_SECRET: 'abcdefghijklmnop',
    NEXT_PUBLIC_GHOST_CONTENT_KEY: '0123456789abcdef0123456789',
    LONGER: '0123456789abcdef0123456789ff',
    DATABASE_URL: 'postgres://site:password@host/db',
    NEXT_PUBLIC_GHOST_URL: 'https://blog.example.com',
    FAILURE_WEBHOOK_URL: 'https://hooks.example.com/T0/B0/xyz',
    PUBLISH_ROOT: '/srv/site/published',
    NODE_ENV: 'production',
    npm_lifecycle_event: 'publish:site',
    EMPTY: '',
  };
  const told = reasonOf(Object.values(environment).join(' ').trim(), environment).text;
  expect(told).toBe(
    '[GHOST_WEBHOOK_SECRET] [NEXT_PUBLIC_GHOST_CONTENT_KEY] [LONGER] [DATABASE_URL] https://blog.example.com [FAILURE_WEBHOOK_URL] /srv/site/published production publish:site',
  );
});

const reason = { step: 'Pull posts', text: 'API Error: 503 - ```<!channel>', cure: 'is the blog host up?' };

test('the message says which site, what waits, why, what to do and when it is tried again', () => {
  const retryAt = Date.UTC(2026, 10, 20, 14, 5);
  const text = failureText({ site: 'www.example.com', waitingTitle: 'Tools & <teams>', reason, retryAt });
  expect(text.split('\n')).toEqual([
    'www.example.com: publishing failed at the step "Pull posts". What is live stays as it is.',
    'The newest post that waits: "Tools &amp; &lt;teams&gt;"',
    '```',
    "API Error: 503 - '''&lt;!channel&gt;",
    '```',
    'What to do: is the blog host up?',
    'It is tried again at 14:05 UTC. After a change of settings, restart the receiver.',
  ]);
});

test('a message without a waiting post names any change, and without a next try the command that publishes', () => {
  const text = failureText({ site: 'The site', waitingTitle: undefined, reason, retryAt: undefined });
  expect(text).toContain('\nA change on the blog or of the site waits.\n');
  expect(text).toMatch(/not tried again by itself: run npm run publish:site after that\.$/);
});
