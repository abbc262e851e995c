import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listenOnLoopback } from '@/scripts/preview/loopback';
import { startFakeChat } from '@/scripts/test/ghost/fake-chat';
import { openCheckout } from './publish-fixture';

jest.setTimeout(60_000);

let chat: Awaited<ReturnType<typeof startFakeChat>>;
let checkout: ReturnType<typeof openCheckout>;
beforeEach(async () => {
  chat = await startFakeChat();
  checkout = openCheckout();
});
afterEach(() => chat.close());

async function tell(how: 'failed' | 'published', log: string, settings: Record<string, string> = {}) {
  writeFileSync(join(checkout.root, 'publish.log'), log);
  const secrets = { FAILURE_WEBHOOK_URL: chat.address, CONTENT_KEY: '0123abcd', DATABASE: 'mysql://me:0123abcd@db' };
  const { ended, said } = checkout.start('tell.mjs', [how], {
    NEXT_PUBLIC_SITE_URL: 'https://www.site.example',
    ...secrets,
    ...settings,
  });
  return { code: await ended, said: said.text, messages: chat.messages.splice(0).map((body) => JSON.parse(body).text) };
}

test('a failure is told once with its last lines, another reason anew, and then the first publish, once', async () => {
  const log = (seconds: number) =>
    `── Early: 1 s\n\u001b[31m── Pull posts\u001b[0m\n${'line\n'.repeat(20)}${seconds} s: no <blog>\nnpm error code 1\n`;
  const { messages, code } = await tell('failed', log(3));
  expect([messages.length, code]).toEqual([1, 0]);
  expect(messages[0]).toMatch(/^www\.site\.example: publishing failed\. What is live stays as it is/);
  expect(messages[0]).toMatch(/```\n(line\n){9}3 s: no &lt;blog&gt;\n```$/);
  const short = '── Early: 1 s\nfine\n── Pull posts\nwhy\n';
  expect((await tell('failed', log(4))).messages).toEqual([]);
  expect((await tell('failed', short)).messages).toEqual([expect.stringMatching(/```\n── Pull posts\nwhy\n```$/)]);
  expect((await tell('failed', 'cp: a: No space left on device')).messages).toHaveLength(1);
  expect((await tell('failed', 'cp: b: No space left on device')).messages).toEqual([]);
  writeFileSync(join(checkout.root, 'waiting'), '');
  expect((await tell('published', '')).messages).toEqual([]);
  rmSync(join(checkout.root, 'waiting'));
  expect((await tell('published', '')).messages).toEqual(['www.site.example: published again.']);
  expect((await tell('published', '')).messages).toEqual([]);
});

test('no value of a secret setting is told, nor the address of the chat', async () => {
  const { messages } = await tell('failed', `401 for 0123abcd at mysql://me:0123abcd@db, ${chat.address}`);
  expect(messages[0]).toContain('401 for [CONTENT_KEY] at [DATABASE], [FAILURE_WEBHOOK_URL]');
});

test('a chat that refuses or cannot be reached is one line in the log, and the next try tells it', async () => {
  const refusing = await listenOnLoopback(
    createServer((_, response) => response.writeHead(404).end()),
    0,
  );
  const address = `http://127.0.0.1:${refusing.port}/T0/secret-path`;
  const refused = await tell('failed', 'why', { FAILURE_WEBHOOK_URL: address });
  await refusing.close();
  const gone = await tell('failed', 'why', { FAILURE_WEBHOOK_URL: address });
  expect(refused).toMatchObject({ code: 1, said: 'FAILURE_WEBHOOK_URL answered 404: nobody was told.\n' });
  expect(gone).toMatchObject({
    code: 1,
    said: 'FAILURE_WEBHOOK_URL could not be reached (ECONNREFUSED): nobody was told.\n',
  });
  expect((await tell('failed', 'why')).messages).toHaveLength(1);
  expect(await tell('failed', 'other', { FAILURE_WEBHOOK_URL: '' })).toEqual({ code: 0, said: '', messages: [] });
});
