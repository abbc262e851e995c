import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { temporaryFolder } from '@/scripts/temporary-folder-fixture';

/** A build of 300 files that all say the same word. It takes a moment, in which it can be killed. */
export const site = (word: string) => `
  rm -rf out; mkdir out; echo Building
  for file in index 404 $(seq 298); do echo ${word} >out/$file.html; [ $file = 150 ] && sleep 0.1; done; true`;

/** A checkout with this project's ops/, in which `npm` is the build of a few lines of shell, and an empty PUBLISH_ROOT. */
export function openCheckout(root = temporaryFolder()) {
  const checkout = temporaryFolder();
  cpSync('ops', join(checkout, 'ops'), { recursive: true });
  mkdirSync(join(checkout, 'bin'));
  writeFileSync(join(checkout, 'bin/npm'), '#!/bin/sh\n. ./build.sh\n', { mode: 0o755 });
  const environment: Record<string, string | undefined> = {
    ...process.env,
    PATH: `${join(checkout, 'bin')}:${process.env.PATH}`,
    PUBLISH_ROOT: root,
  };

  /** Starts a program of ops/ in a process group of its own. `ended` resolves to its exit code, null when it was killed. */
  function start(program: string, args: string[] = [], settings: Record<string, string> = {}) {
    const command = program.endsWith('.mjs') ? [process.execPath, `ops/${program}`] : [`ops/${program}`];
    const child = spawn(command[0] ?? '', [...command.slice(1), ...args], {
      cwd: checkout,
      env: { ...environment, ...settings, NODE_ENV: 'test' },
      detached: true,
    });
    const said = { text: '' };
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said.text += chunk));
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    /** Ends it and all that it started at once, as a power cut does. */
    const kill = async () => {
      if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGKILL');
      await ended;
    };
    return { said, ended, kill };
  }

  return {
    folder: checkout,
    root,
    start,
    setBuild: (lines: string) => writeFileSync(join(checkout, 'build.sh'), lines),
    /** Publishes this build. */
    publish(lines: string, settings?: Record<string, string>) {
      writeFileSync(join(checkout, 'build.sh'), lines);
      return start('publish.sh', [], settings);
    },
    read: (path: string) => readFileSync(join(root, path), 'utf8'),
    releases: () => readdirSync(join(root, 'releases')).sort(),
  };
}

export type Checkout = ReturnType<typeof openCheckout>;

/** Waits for something that another process does. */
export async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await wait(10);
}
