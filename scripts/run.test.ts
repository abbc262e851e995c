import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A fresh clone, and an npm that writes down what it is asked for. */
const clone = mkdtempSync(join(tmpdir(), 'clone-'));
mkdirSync(join(clone, 'node_modules'));
writeFileSync(join(clone, 'package-lock.json'), '{}');
writeFileSync(join(clone, 'npm'), '#!/bin/sh\necho "$@" >asked\n', { mode: 0o755 });
afterAll(() => rmSync(clone, { recursive: true }));

test('a clone gets the packages that build it under NODE_ENV=production, too', () => {
  spawnSync(process.execPath, [join(process.cwd(), 'scripts/run.mjs'), 'none.ts'], {
    cwd: clone,
    env: { ...process.env, NODE_ENV: 'production', PATH: clone + delimiter + process.env.PATH },
  });
  expect(readFileSync(join(clone, 'asked'), 'utf8')).toMatch(/^ci .*--include=dev/);
});
