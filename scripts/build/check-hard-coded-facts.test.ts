import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '@/content/site';
import { temporaryFolder } from '../temporary-folder-fixture';
import { checkHardCodedFacts } from './check-hard-coded-facts';

test('no module of content states a fact that another one has', () => {
  expect(checkHardCodedFacts()).toEqual([]);
});

test.each([
  ['a price', 'It costs $30.'],
  ['the promotion', 'Take 15 % off.'],
  ['the hours', 'from 9:00 AM on'],
  ['the number of plans or tools', 'in three sizes'],
  ['the city of an office', 'Come to Washington.'],
  ['a storage key', "read('trackingConsent')"],
])('%s in a text is one line, with its place and what to write', (name, line) => {
  const file = join(temporaryFolder(), 'page.ts');
  writeFileSync(file, `first\n${line}\n`);
  expect(checkHardCodedFacts([file])).toEqual([
    `${file}:2: expected ${name} as a token (docs/editing.md), received '${line}'`,
  ]);
});

/** Where git holds code, tests, styles, pictures as text and settings. */
const FOLDERS = ['.github', 'app', 'components', 'content', 'e2e', 'lib', 'ops', 'scripts'];
const FILES = /\.(ts|tsx|mjs|css|svg|yml)$|^(package\.json|\.env\.example)$/;

test("the company's name is in content/site.ts alone: elsewhere it is site.name, or {site:name} in a page", () => {
  const below = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const files = [...readdirSync('.'), ...below].filter((file) => FILES.test(file) && file !== 'next-env.d.ts');
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(site.name))).toEqual(['content/site.ts']);
  expect(readFileSync('README.md', 'utf8')).toMatch(`# ${site.name}’s website`);
});
