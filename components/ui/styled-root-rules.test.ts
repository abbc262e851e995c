import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).map((file) => join('components', file));
const sources = new Map(
  files
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')] as const),
);

/** Each file's styles, without comments and inserted values. */
const templates = [...sources].map(([file, source]) => {
  const styles = [...source.matchAll(/\b(?:css|styledRoot\([^)]*\))`([^`]*)`/g)]
    .map(([, text = '']) => text)
    .join('\n');
  return { file, styles: styles.replace(/\/\*[\s\S]*?\*\/|\$\{[^}]*\}/g, '') };
});

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

test('the names of roots are unique', () => {
  const names = [...sources.values()].flatMap((source) => namesIn(source, /\bstyledRoot\(\s*'\w+',\s*'([\w-]+)'/g));
  expect(names.length).toBe([...sources.values()].join('').split(/(?<!function )\bstyledRoot\(/).length - 1);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('a root styles the classes of its own feature, of parts, and those that every page shares', () => {
  const sheet = [...sources].flatMap(([file, source]) => (/^components\/(theme|parts)\//.test(file) ? [source] : []));
  const parts = templates.flatMap(({ file, styles }) => (file.startsWith('components/ui/') ? [styles] : []));
  const shared = namesIn([...sheet, ...parts].join('\n'), /\.([a-z][\w-]*)/g);
  const ownOf = (folder: string) =>
    [...sources]
      .filter(([file]) => file.startsWith(`${folder}/`))
      .flatMap(([, source]) => namesIn(source, /className=("[^"]*"|\{[^}]*\})/g))
      .flatMap((names) => names.match(/[a-z][\w-]*/g) ?? []);
  const strays = templates.flatMap(({ file, styles }) => {
    const known = new Set([...shared, ...ownOf('components/parts'), ...ownOf(dirname(file))]);
    return namesIn(styles, /\.([a-z][\w-]*)/g)
      .filter((name) => !known.has(name))
      .map((name) => `${file}: .${name}`);
  });
  expect(strays).toEqual([]);
});

test('no width is in ch, which is as wide as a zero of the font, and changes when ours arrives; code is monospaced', () => {
  const found = [...sources].flatMap(([file, source]) => (/\dch\b/.test(source) ? [file] : []));
  expect(found).toEqual(['components/papers/block-roots.ts']);
});

test('layouts for windows wider than paper are for screens alone: WebKit prints with the width of the window', () => {
  const widths = [...sources].flatMap(([file, source]) =>
    namesIn(source, /@media (\(min-width: [^{]+)\{/g).map((query) => ({ file, query })),
  );
  const isForPaper = (query: string) => query.includes('print') || Number(/[\d.]+/.exec(query)?.[0]) < 60;
  expect(widths.length).toBeGreaterThan(0);
  expect(widths.filter(({ query }) => !isForPaper(query))).toEqual([]);
});
