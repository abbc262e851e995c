import { relative } from 'node:path';

/** The compiler's own words for a file that it cannot read: `/home/x/content/plans.ts:9:6: ERROR: Expected "}" but found "name"`. */
const UNREADABLE = /(?<file>\/[^\n:]+|[A-Z]:[^\n:]+):(?<line>\d+):\d+: ERROR: (?<what>[^\n]+)/;

/** An error of loading the content as one line: the file, the line, and what a person who does not program may look for. */
export function readError(error: unknown, root = process.cwd()): string {
  const text = error instanceof Error ? error.message : String(error);
  const { file, line, what } = text.match(UNREADABLE)?.groups ?? {};
  if (!file) return text.split('\n')[0] ?? text;
  return `${relative(root, file)}: line ${line}: expected a comma, quote or bracket on this line or the one before it; an apostrophe inside '…' is written \\' (${what})`;
}
