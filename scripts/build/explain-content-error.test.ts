import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { explainContentError } from './explain-content-error';

const error = (message: string, stack?: string) => Object.assign(new Error(message), stack && { stack });
const at = (message: string, place: string) => error(message, `Error: ${message}\n    at /home/site/${place}`);
const noPage = "The requested module './services/x' does not provide an export named 'page'";

test.each([
  [
    'a syntax error',
    error('Transform failed with 1 error:\n/home/site/content/pages/about.ts:9:43: ERROR: Expected "}" but found "s"'),
    `content/pages/about.ts: line 9: expected a comma, quote or bracket on this line or the one before it; an apostrophe inside '…' is written \\' (Expected "}" but found "s")`,
  ],
  [
    'a number with a comma',
    error('Transform failed with 1 error:\n/home/site/content/plans.ts:9:16: ERROR: Expected ":" but found ","'),
    'content/plans.ts: line 9: expected a name, a colon and a value; a number has no comma, as in 1999 (Expected ":" but found ",")',
  ],
  [
    'a text without quotes',
    at('quarter is not defined', 'content/plans.ts:140:13'),
    'content/plans.ts: line 140: expected quotes around a text, or an import of this name above, received quarter',
  ],
  [
    'a price with a dollar sign',
    at('$299 is not defined', 'content/plans.ts:42:14'),
    'content/plans.ts: line 42: expected the number alone, as in 299, received $299',
  ],
  [
    'a list entry that was removed but is used',
    at("Cannot read properties of undefined (reading 'display')", 'content/pages/x.ts:5:9'),
    "content/pages/x.ts: line 5: expected a field or list entry that is not there any more: was it removed or renamed? (Cannot read properties of undefined (reading 'display'))",
  ],
  [
    'an import of a missing file',
    error("Cannot find module '/home/site/content/pages/pricing' imported from /home/site/content/pages/index.ts"),
    'content/pages/index.ts: expected a file content/pages/pricing.ts, as its import says',
  ],
  [
    'a page file without an export',
    at(noPage, 'content/pages/index.ts:9:10'),
    "content/pages/index.ts: line 9: expected 'content/pages/services/x.ts' to say 'export const page'",
  ],
  [
    'a missing export, with only a line number in the stack',
    error(
      noPage,
      `/home/site/content/pages/index.ts:37\nimport { page } from './services/x';\n\nSyntaxError: ${noPage}`,
    ),
    "content/pages/index.ts: line 37: expected 'content/pages/services/x.ts' to say 'export const page'",
  ],
  [
    'a missing export, without the content in the stack',
    error("The requested module '@/content/plans' does not provide an export named 'planGroups'", 'SyntaxError'),
    "expected 'content/plans.ts' to say 'export const planGroups'",
  ],
  ['any other error', 'Something else\nRequire stack: y', 'Something else'],
])('%s is explained in one line', (_, thrown, line) => {
  expect(explainContentError(thrown, '/home/site')).toBe(line);
});

test('a deleted file of content is named, although the message names only who imports it', () => {
  const root = mkdtempSync(join(tmpdir(), 'imports-'));
  writeFileSync(join(root, 'here.ts'), '');
  const importer = join(root, 'check.ts');
  writeFileSync(importer, "import { here } from '@/here';\nimport { planGroups } from '@/content/plans';\n");
  const thrown = error(`Cannot find package '@/content' imported from ${importer}`);
  expect(explainContentError(thrown, root)).toBe('expected a file content/plans.ts, which check.ts imports');
});
