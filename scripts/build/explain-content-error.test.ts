import { explainContentError } from './explain-content-error';

const withStack = (message: string, frame: string) => {
  const error = new Error(message);
  error.stack = `Error: ${message}\n    at ${frame}`;
  return error;
};

test('a slip in a content file is told as file, line and what to look for', () => {
  const error = new Error(
    'Transform failed with 1 error:\n/home/site/content/pages/about.ts:9:43: ERROR: Expected "}" but found "s"',
  );
  expect(explainContentError(error, '/home/site')).toBe(
    `content/pages/about.ts: line 9: expected a comma, quote or bracket on this line or the one before it; an apostrophe inside '…' is written \\' (Expected "}" but found "s")`,
  );
});

test('a text without quotes is told with its place', () => {
  expect(
    explainContentError(withStack('quarter is not defined', '/home/site/content/plans.ts:140:13'), '/home/site'),
  ).toBe(
    'content/plans.ts: line 140: expected quotes around a text, or an import of this name above, received quarter',
  );
});

test('a price with its dollar is told without it', () => {
  expect(explainContentError(withStack('$299 is not defined', '/home/site/content/plans.ts:42:14'), '/home/site')).toBe(
    'content/plans.ts: line 42: expected the number alone, as in 299, received $299',
  );
});

test('a list entry that was removed and is used elsewhere is told with the place of its use', () => {
  const error = withStack(
    "Cannot read properties of undefined (reading 'display')",
    '/home/site/content/pages/x.ts:5:9',
  );
  expect(explainContentError(error, '/home/site')).toBe(
    "content/pages/x.ts: line 5: expected a field or list entry that is not there any more: was it removed or renamed? (Cannot read properties of undefined (reading 'display'))",
  );
});

test('an import of a file that is not there names both files', () => {
  const error = new Error(
    "Cannot find module '/home/site/content/pages/pricing' imported from /home/site/content/pages/index.ts",
  );
  expect(explainContentError(error, '/home/site')).toBe(
    'content/pages/index.ts: expected a file content/pages/pricing.ts, as its import says',
  );
});

test('a page file that exports no page is told by what it should say', () => {
  const error = withStack(
    "The requested module './services/x' does not provide an export named 'page'",
    '/home/site/content/pages/index.ts:9:10',
  );
  expect(explainContentError(error, '/home/site')).toBe(
    "content/pages/index.ts: line 9: expected 'content/pages/services/x.ts' to say 'export const page'",
  );
});

test('an export that is missing is told with its file, also where the stack names a line alone or no content at all', () => {
  const error = new SyntaxError("The requested module './services/x' does not provide an export named 'page'");
  error.stack = `/home/site/content/pages/index.ts:37\nimport { page } from './services/x';\n\nSyntaxError: ${error.message}`;
  expect(explainContentError(error, '/home/site')).toBe(
    "content/pages/index.ts: line 37: expected 'content/pages/services/x.ts' to say 'export const page'",
  );
  const named = "The requested module '@/content/plans' does not provide an export named 'planGroups'";
  expect(explainContentError(new SyntaxError(named))).toBe(
    "expected 'content/plans.ts' to say 'export const planGroups'",
  );
});

test('any other error keeps its first line', () => {
  expect(explainContentError('Something else\nRequire stack: y')).toBe('Something else');
});
