import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const START_TIMEOUT_MS = 10_000;

/** Starts a virtual screen. `display` is its name, such as `:0`. */
export async function startXvfb() {
  const child = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const stop = stopper(child);
  const [number] = await once(child.stdout, 'data', { signal: AbortSignal.timeout(START_TIMEOUT_MS) });
  return { display: `:${String(number).trim()}`, stop };
}

/** Starts WebKitWebDriver on a free port. `origin` is its address, such as http://127.0.0.1:4444. */
export async function startWebKitDriver(display: string) {
  const port = await freePort();
  const child = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
  });
  const stop = stopper(child);
  const origin = `http://127.0.0.1:${port}`;
  await answers(`${origin}/status`);
  return { origin, stop };
}

/** Returns a function that ends the child. The child also ends when this process exits. */
function stopper(child: ChildProcess) {
  const kill = () => child.kill();
  process.once('exit', kill);
  return async () => {
    process.off('exit', kill);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    kill();
    await ended;
  };
}

async function answers(address: string) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await fetch(address).catch(() => undefined))?.ok) {
    if (Date.now() > deadline) throw new Error(`Nothing answers at ${address}`);
    await wait(20);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}
