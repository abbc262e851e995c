import { temporaryFolder } from '@/scripts/temporary-folder-fixture';
import { startFakeChat } from '@/scripts/test/ghost/fake-chat';
import { startProgram } from './process-fixture';
import { liveRelease } from './releases';
import { TOLD_BY_RECEIVER } from './report';

// It begins two real builds, which end at their first step.
jest.setTimeout(60_000);

let chat: Awaited<ReturnType<typeof startFakeChat>>;
beforeAll(async () => {
  chat = await startFakeChat();
});
afterAll(() => chat.close());

test('a publish by hand tells people that it failed; for the receiver, which tells them itself, it does not', async () => {
  const root = temporaryFolder();
  Object.assign(process.env, {
    PUBLISH_ROOT: root,
    FAILURE_WEBHOOK_URL: chat.address,
    NEXT_PUBLIC_SITE_URL: 'no-address',
  });
  for (const [told, messages] of [
    ['1', []],
    ['', [expect.stringContaining('NEXT_PUBLIC_SITE_URL')]],
  ]) {
    Object.assign(process.env, { [TOLD_BY_RECEIVER]: told });
    expect(await startProgram('ops/publish/main.ts').ended).toBe(1);
    expect(chat.messages).toEqual(messages);
  }
  expect(await liveRelease(root)).toBeUndefined();
});
