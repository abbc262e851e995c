import { existsSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';

/** The compiler's message about a file with a syntax error: `/home/x/content/plans.ts:9:6: ERROR: Expected "}" but found "name"`. */
const UNREADABLE = /(?<file>\/[^\n:]+|[A-Z]:[^\n:]+):(?<line>\d+):\d+: ERROR: (?<what>[^\n]+)/;

/** The first place in content/ in a stack trace. In the line above the trace of a failed import it has no column. */
const CONTENT_LINE = /(?<file>content\/[\w./-]+\.ts):(?<line>\d+)(?::\d+|$)/m;

/** What the compiler says of `1,999`, where the second number would be the name of a field. */
const NUMBER_WITH_COMMA = 'Expected ":" but found ","';

/** A removed list entry or field; a word without quotes; an import of a missing file; an import of a missing export. */
const GONE = /^Cannot read properties of undefined|is not iterable$/;
const NO_NAME = /^(?<name>[\w$]+) is not defined$/;
const NO_MODULE = /^Cannot find module '(?<file>[^']+)'(?: imported from (?<from>\S+))?/;
/** The message about an import of a missing `@/content/…`, which does not name the file. */
const NO_ALIAS = /^Cannot find package '@\/\w+' imported from (?<from>\S+)/;
const NO_EXPORT = /^The requested module '(?<file>[^']+)' does not provide an export named '(?<name>\w+)'/;

/** Describes an error of loading the content in one line for non-programmers: the file, the line, and what to look for. */
export function explainContentError(error: unknown, root = process.cwd()): string {
  const text = error instanceof Error ? error.message : String(error);
  const unreadable = text.match(UNREADABLE)?.groups;
  if (unreadable) {
    const { file = '', line, what } = unreadable;
    const place = `${relative(root, file)}: line ${line}:`;
    if (what === NUMBER_WITH_COMMA)
      return `${place} expected a name, a colon and a value; a number has no comma, as in 1999 (${what})`;
    return `${place} expected a comma, quote or bracket on this line or the one before it; an apostrophe inside '…' is written \\' (${what})`;
  }
  const first = text.split('\n')[0] ?? text;
  const place = (error instanceof Error ? error.stack : undefined)?.match(CONTENT_LINE)?.groups;
  const prefix = place ? `${place.file}: line ${place.line}: ` : '';
  const name = first.match(NO_NAME)?.groups?.name;
  if (name?.startsWith('$')) return `${prefix}expected the number alone, as in 299, received ${name}`;
  if (name) return `${prefix}expected quotes around a text, or an import of this name above, received ${name}`;
  if (GONE.test(first))
    return `${prefix}expected a field or list entry that is not there any more: was it removed or renamed? (${first})`;
  const module = first.match(NO_MODULE)?.groups;
  if (module?.file && module.from)
    return `${relative(root, module.from)}: expected a file ${relative(root, module.file)}.ts, as its import says`;
  const importer = first.match(NO_ALIAS)?.groups?.from;
  const gone = importer && missingImport(importer, root);
  if (gone) return `expected a file ${gone}.ts, which ${relative(root, importer)} imports`;
  const missing = first.match(NO_EXPORT)?.groups;
  if (missing?.file) {
    const { file, name } = missing;
    const path = file.startsWith('@/') ? file.slice(2) : posix.join(posix.dirname(place?.file ?? ''), file);
    return `${prefix}expected '${path}.ts' to say 'export const ${name}'`;
  }
  return `${prefix}${first}`;
}

/** The first `@/…` that a file imports and that is not there, such as 'content/plans'. */
function missingImport(file: string, root: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const paths = [...readFileSync(file, 'utf8').matchAll(/ from '@\/([^']+)'/g)].flatMap(([, path]) => path ?? []);
  return paths.find((path) => !['.ts', '.tsx', ''].some((ending) => existsSync(join(root, `${path}${ending}`))));
}
