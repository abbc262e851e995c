/** @jest-environment node */
import { readError } from './read-error';

test('a slip in a content file is told as file, line and what to look for', () => {
  const error = new Error(
    'Transform failed with 1 error:\n/home/site/content/pages/about.ts:9:43: ERROR: Expected "}" but found "s"',
  );
  expect(readError(error, '/home/site')).toBe(
    `content/pages/about.ts: line 9: expected a comma, quote or bracket on this line or the one before it; an apostrophe inside '…' is written \\' (Expected "}" but found "s")`,
  );
});

test('any other error keeps its first line', () => {
  expect(readError(new Error('Cannot find module ./x\nRequire stack: y'))).toBe('Cannot find module ./x');
});
