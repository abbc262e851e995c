import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { temporaryFolder } from './temporary-folder-fixture';

/** A fresh clone, with an npm that only writes its arguments into the file `asked`. */
const clone = temporaryFolder();
mkdirSync(join(clone, 'node_modules'));
writeFileSync(join(clone, 'package-lock.json'), '{}');
writeFileSync(join(clone, 'npm'), '#!/bin/sh\necho "$@" >>asked\n', { mode: 0o755 });

const install = () =>
  spawnSync(process.execPath, [join(process.cwd(), 'scripts/install.mjs')], {
    cwd: clone,
    env: { ...process.env, NODE_ENV: 'production', PATH: clone + delimiter + process.env.PATH },
  });
const installs = () => readFileSync(join(clone, 'asked'), 'utf8').trim().split('\n');

test('a clone gets its packages once, even with NODE_ENV=production, and again when the lockfile changes', () => {
  install();
  install();
  expect(installs()).toEqual([expect.stringMatching(/^ci .*--include=dev/)]);
  writeFileSync(join(clone, 'package-lock.json'), '{"changed":true}');
  install();
  expect(installs()).toHaveLength(2);
});
