import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import * as nextConstants from 'next/dist/lib/constants';
import nextConfig from '@/next.config';
import * as ours from './constants';

const DIST = 'node_modules/next/dist';
const source = (path: string) => readFileSync(join(DIST, path), 'utf8');

/** What next.config.ts replaces in the browser, as Next's own files import it. */
const replaced = Object.entries(nextConfig.turbopack?.resolveAlias ?? {}).flatMap(([path, by]) =>
  typeof by === 'object' && 'browser' in by ? path : [],
);

type Import = { from: string; path: string };

/** All imports in the code that the app router brings to the browser, without that of the development server. */
function clientImports(): Import[] {
  const imports: Import[] = [];
  const waiting = ['client/app-next-turbopack.js', 'shared/lib/app-dynamic.js', 'build/polyfills/process.js'];
  const seen = new Set<string>();
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    if (seen.has(from) || /\/dev\/|devtools/.test(from)) continue;
    seen.add(from);
    for (const [, path = ''] of source(from).matchAll(/\brequire\(["']([^"']+)["']\)/g)) {
      imports.push({ from, path });
      const file = posix.join(posix.dirname(from), `${path.replace(/\.js$/, '')}.js`);
      if (path.startsWith('.') && !replaced.includes(path)) waiting.push(file);
    }
  }
  return imports;
}

const imports = clientImports();

describe('docs/next-internals.md, resolveAlias', () => {
  test.each(replaced)('Next’s client code imports %s', (path) => {
    expect(imports.map((one) => one.path)).toContain(path);
  });

  test('it finds each constant that it reads, with Next’s own value', () => {
    const files = imports.filter(({ path }) => path.endsWith('/lib/constants')).map(({ from }) => from);
    const read = files.flatMap((file) => [...source(file).matchAll(/\b_constants\.(\w+)/g)].map(([, name]) => name));
    expect(files.length).toBeGreaterThan(0);
    expect(new Set(read)).toEqual(new Set(Object.keys(ours)));
    expect(nextConstants).toMatchObject(ours);
  });
});
