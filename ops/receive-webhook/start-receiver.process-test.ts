import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@/scripts/temporary-folder-fixture';
import { follow, isRunning, KILLS, randomWait, startProgram, until } from '../publish/process-fixture';
import { TOLD_BY_RECEIVER } from '../publish/report';
import { pendingBuildFile } from '../publish/state-files';
import { secret, signed } from './signature-fixture';

// Each test starts programs. On a busy machine tsx alone can take seconds.
jest.setTimeout(60_000 + KILLS * 5000);

let root: string;
beforeEach(() => {
  root = temporaryFolder();
});

async function startReceiver(command: string) {
  const program = startProgram('ops/receive-webhook/receiver-fixture.ts', root, secret, command);
  await until(() => program.said.out.includes('\n'));
  const [, port] = /port (\d+)/.exec(program.said.out) ?? [];
  const call = () =>
    fetch(`http://127.0.0.1:${port}/ghost`, {
      method: 'POST',
      body: '{}',
      headers: { 'x-ghost-signature': signed({ at: Date.now() }) },
    }).then(({ status }) => status);
  return { ...program, call };
}

test(`killed at any moment after it accepted a call (${KILLS} times), the next start builds what was asked for`, async () => {
  const [asked, published] = [join(root, 'asked'), join(root, 'published')];
  // It reads the change when it begins, takes a moment, and publishes it.
  const build = `change=$(cat ${asked}); sleep 0.2; echo $change >${published}`;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const receiver = await startReceiver(build);
    writeFileSync(asked, `change ${kill}`);
    expect(await receiver.call()).toBe(202);
    await randomWait(500);
    receiver.child.kill('SIGKILL');
    await receiver.ended;

    const next = await startReceiver(build);
    await until(() => !pendingBuildFile.exists(root));
    next.child.kill('SIGKILL');
    await next.ended;
    expect(readFileSync(published, 'utf8')).toBe(`change ${kill}\n`);
  }
});

test('SIGTERM ends the receiver and its build within moments, and the build stays pending on disk', async () => {
  const pid = join(root, 'pid');
  const receiver = await startReceiver(`echo $$ >${pid}; sleep 60; true`);
  await receiver.call();
  await until(() => existsSync(pid) && readFileSync(pid, 'utf8').endsWith('\n'));
  receiver.child.kill('SIGTERM');
  expect(await receiver.ended).toBe(0);
  expect([isRunning(Number(readFileSync(pid, 'utf8'))), pendingBuildFile.read(root)?.attempts]).toEqual([false, 0]);
});

test('a build learns that the receiver tells people of its outcome: its own message would say that nobody tries again', async () => {
  const told = join(root, 'told');
  const receiver = await startReceiver(`echo $${TOLD_BY_RECEIVER} >${told}`);
  await receiver.call();
  await until(() => existsSync(told) && readFileSync(told, 'utf8').endsWith('\n'));
  receiver.child.kill('SIGTERM');
  await receiver.ended;
  expect(readFileSync(told, 'utf8')).toBe('1\n');
});

/** `npm run receive` on any free port. */
const npmReceive = (environment: Record<string, string>) => {
  const child = spawn('npm', ['run', 'receive'], {
    env: { ...process.env, PUBLISH_ROOT: root, RECEIVER_PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { child, ...follow(child) };
};

test('SIGTERM to npm ends the receiver, too', async () => {
  const { child, said, ended } = npmReceive({ GHOST_WEBHOOK_SECRET: secret });
  await until(() => said.out.includes('Waiting at'));
  const [, port] = /127\.0\.0\.1:(\d+)/.exec(said.out) ?? [];
  child.kill('SIGTERM');
  await ended;
  await expect(fetch(`http://127.0.0.1:${port}/status`)).rejects.toThrow();
});

test('a second receiver for the same root does not start, and neither does one with a wrong setting', async () => {
  const first = npmReceive({ GHOST_WEBHOOK_SECRET: secret });
  await until(() => first.said.out.includes('Waiting at'));
  const second = npmReceive({ GHOST_WEBHOOK_SECRET: secret });
  const third = npmReceive({ GHOST_WEBHOOK_SECRET: secret, FAILURE_WEBHOOK_URL: 'http://hooks.example.com/x' });
  const fourth = npmReceive({ GHOST_WEBHOOK_SECRET: secret, RECEIVER_PORT: '4000/tcp' });
  const fifth = npmReceive({ GHOST_WEBHOOK_SECRET: 'x'.repeat(15) });
  expect([await second.ended, await third.ended, await fourth.ended, await fifth.ended]).toEqual([1, 1, 1, 1]);
  expect(second.said.err).toContain(`Another receiver is running for ${root}.`);
  expect(third.said.err).toContain('FAILURE_WEBHOOK_URL: expected https://');
  expect(fourth.said.err).toContain("RECEIVER_PORT: expected the number of a port, received '4000/tcp'.");
  expect(fifth.said.err).toContain('GHOST_WEBHOOK_SECRET: expected at least 16 characters, received 15.');
  first.child.kill('SIGTERM');
  await first.ended;
});
