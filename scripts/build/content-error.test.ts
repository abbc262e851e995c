import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../temporary-folder-fixture';
import { contentError } from './content-error';

test.each([
  ['a price with a dollar sign', '{ price: $299 }', "(1,30): error TS2304: Cannot find name '$299'."],
  ['an apostrophe in a text', "{ heading: 'It's time' }", "(1,36): error TS1005: ',' expected."],
])('of %s the first line names the file, the place and what was expected', (_, content, line) => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'content'));
  writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "types": [] } }');
  writeFileSync(
    join(folder, 'a-page.ts'),
    "import { page } from './content/page';\nexport const text: string = page;\n",
  );
  writeFileSync(join(folder, 'content/page.ts'), `export const page = ${content};\n`);
  expect(contentError(folder)).toBe(`content/page.ts${line}`);
});
