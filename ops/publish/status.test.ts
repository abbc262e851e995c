import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@/scripts/temporary-folder-fixture';
import { publishRelease, rollBack } from './releases';
import { failureFile, pendingBuildFile, statusFile } from './state-files';
import { updateStatus } from './status';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 22, minute));
const postOf = (minute: number) => ({
  title: `Post of minute ${minute}`,
  url: `https://blog.example.com/${minute}/`,
  publishedAt: at(minute).toISOString(),
});

let root: string;
let site: string;
beforeEach(async () => {
  root = temporaryFolder();
  site = temporaryFolder();
  for (const page of ['index.html', '404.html']) writeFileSync(join(site, page), '');
  for (const minute of [1, 2]) {
    await publishRelease(site, root, at(minute), { commit: `c${minute}`, newestPost: postOf(minute) });
  }
});

async function status() {
  await updateStatus(root);
  return statusFile.read(root);
}

test('it says which release is live, with its commit and newest post', async () => {
  expect(await status()).toEqual({
    publishedAt: at(2).toISOString(),
    release: '20261120-220200',
    commit: 'c2',
    newestPost: postOf(2),
    rolledBackAt: null,
    pending: null,
    failed: null,
  });
});

test('after a rollback it is about the release that is live, until another one is', async () => {
  await rollBack(root, undefined, at(3));
  const before = { release: '20261120-220100', commit: 'c1', newestPost: postOf(1), publishedAt: at(1).toISOString() };
  expect(await status()).toMatchObject({ ...before, rolledBackAt: at(3).toISOString() });
  await rollBack(root, '20261120-220200', at(4));
  expect(await status()).toMatchObject({ release: '20261120-220200', rolledBackAt: null });
  await rollBack(root, undefined, at(5));
  await publishRelease(site, root, at(6));
  expect(await status()).toMatchObject({ release: '20261120-220600', rolledBackAt: null });
});

test('it says what waits and that the last publish failed, without the reason', async () => {
  const pending = { since: at(5).toISOString(), attempts: 2, nextTryAt: at(9).toISOString() };
  pendingBuildFile.write(root, pending);
  failureFile.write(root, { at: at(6).toISOString(), reason: 'a secret reason', isReported: true });
  expect(await status()).toMatchObject({ pending, failed: { at: at(6).toISOString() } });
  expect(JSON.stringify(await status())).not.toContain('secret');
});

test('files that are cut off or of another shape count as absent', async () => {
  writeFileSync(join(root, 'pending-build.json'), '{"since":"2026');
  writeFileSync(join(root, 'failure.json'), '[]');
  writeFileSync(join(root, 'status.json'), '');
  expect(statusFile.read(root)).toBeUndefined();
  expect(await status()).toMatchObject({ release: '20261120-220200', pending: null, failed: null });
});

test('before the first publish it says that nothing is live', async () => {
  root = temporaryFolder();
  expect(await status()).toMatchObject({ release: null, publishedAt: null });
});

test('a status that cannot be written is one line in the log, and nothing else', async () => {
  root = temporaryFolder();
  mkdirSync(join(root, 'status.json'));
  const log = jest.fn();
  await updateStatus(root, log);
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^status\.json could not be written: E[^\n]+$/)]]);
  expect(readdirSync(join(root, 'status.json'))).toEqual([]);
});
