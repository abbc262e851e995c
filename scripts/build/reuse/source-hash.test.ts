import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../temporary-folder-fixture';
import { buildKey } from './build-key';
import { sourceHash } from './source-hash';

let folder: string;
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const hash = () => sourceHash([join(folder, 'lib'), join(folder, 'package.json')]);

beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, 'lib/money'), { recursive: true });
  write('lib/money/price.ts', 'export const price = 30;');
  write('package.json', '{}');
});

test('the hash is the same for the same files, and another one for a changed, new or renamed file', async () => {
  const before = await hash();
  expect(await hash()).toBe(before);
  write('lib/money/price.ts', 'export const price = 31;');
  const changed = await hash();
  write('lib/new.ts', '');
  const added = await hash();
  renameSync(join(folder, 'lib/new.ts'), join(folder, 'lib/renamed.ts'));
  expect(new Set([before, changed, added, await hash()]).size).toBe(4);
});

test('the build key changes with a setting, a secret and the kind of build, and with nothing else in the environment', async () => {
  const settings = { NEXT_PUBLIC_SITE_URL: 'https://www.example.com', GHOST_WEBHOOK_SECRET: 'correct-horse-battery' };
  const key = await buildKey(settings, false);
  expect(await buildKey({ ...settings, TERM: 'xterm', PWD: '/elsewhere' }, false)).toBe(key);
  expect(await buildKey({ ...settings, NEXT_PUBLIC_SITE_URL: 'https://other.example.com' }, false)).not.toBe(key);
  expect(await buildKey({ ...settings, GHOST_WEBHOOK_SECRET: 'another-horse-battery' }, false)).not.toBe(key);
  expect(await buildKey(settings, true)).not.toBe(key);
});
