import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).map((file) => join('components', file));
const sources = new Map(
  files
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')] as const),
);

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

test('the names of roots are unique', () => {
  const names = [...sources.values()].flatMap((source) => namesIn(source, /\bstyledRoot\(\s*'\w+',\s*'([\w-]+)'/g));
  expect(names.length).toBe([...sources.values()].join('').split(/(?<!function )\bstyledRoot\(/).length - 1);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
