import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Each layer imports only from itself and from those to its left. scripts/ and ops/ may import content and lib. */
const LAYERS = ['content', 'lib', 'components', 'app', 'e2e'];

const MAX_FILES_PER_FOLDER = 45;

/** Tests and fixtures may reach further: flows start the fakes, and blog tests run against a real server. */
const isTest = (file: string) =>
  /[.-](test|spec)\.tsx?$|-fixtures?\.tsx?$/.test(file) ||
  file.startsWith('e2e/') ||
  file.startsWith('lib/architecture/');

const files = sourceFiles(LAYERS);
const shipped = files.filter((file) => !isTest(file));

function sourceFiles(folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );
}

function staticImportsOf(file: string): string[] {
  const statements = readFileSync(file, 'utf8').matchAll(/^(?:import |(?:import|export|\}).* from )'([^']+)';$/gm);
  return [...statements].flatMap(([, path]) => path ?? []);
}

const importsByFile = new Map<string, string[]>();

/** The static and dynamic imports of a file, which is read once. */
function importsOf(file: string): string[] {
  const known = importsByFile.get(file);
  if (known) return known;
  const dynamic = [...readFileSync(file, 'utf8').matchAll(/\bimport\(\s*'([^']+)'/g)];
  const imports = [...staticImportsOf(file), ...dynamic.flatMap(([, path]) => path ?? [])];
  importsByFile.set(file, imports);
  return imports;
}

/** `@/lib/blog/x` or `./x` as a path from the project's folder; null for a package. */
function projectPath(file: string, path: string): string | null {
  if (path.startsWith('@/')) return path.slice(2);
  return path.startsWith('.') ? join(dirname(file), path) : null;
}

/** The imports of these files that break a rule, a line each. */
function importsThat(breakRule: (path: string, file: string) => boolean, importers = files): string[] {
  return importers.flatMap((file) =>
    importsOf(file).flatMap((path) => (breakRule(path, file) ? `${file} imports ${path}` : [])),
  );
}

const layerOf = (path: string) => path.split('/')[0] ?? '';
/** `lib/blog` of `lib/blog/pull/x.ts`; a file beside the features is a feature of its own. */
const featureOf = (path: string) => /^[^/]+(\/[^/]+)?/.exec(path.replace(/\.tsx?$/, ''))?.[0] ?? '';

function codeOf(file: string): string {
  return readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
}

test('each layer imports only from itself and from its left', () => {
  const rank = (layer: string) => LAYERS.indexOf(layer);
  const breaches = importsThat((path, file) => {
    const layer = layerOf(projectPath(file, path) ?? '');
    return ['scripts', 'ops'].includes(layer) ? !isTest(file) : rank(layer) > rank(layerOf(file));
  });
  expect(breaches).toEqual([]);
});

test('features of lib and of components never import each other in a circle', () => {
  const uses = new Map<string, Set<string>>();
  for (const file of shipped.filter((each) => /^(lib|components)\//.test(each))) {
    const from = featureOf(file);
    const features = uses.get(from) ?? new Set();
    for (const path of staticImportsOf(file)) {
      const target = projectPath(file, path);
      if (target && layerOf(target) === layerOf(file) && featureOf(target) !== from) features.add(featureOf(target));
    }
    uses.set(from, features);
  }
  expect(findCircles(uses)).toEqual([]);
});

function findCircles(uses: Map<string, Set<string>>): string[] {
  const cleared = new Set<string>();
  const circles: string[] = [];
  const visit = (feature: string, path: string[]) => {
    const start = path.indexOf(feature);
    if (start >= 0) circles.push([...path.slice(start), feature].join(' > '));
    if (start >= 0 || cleared.has(feature)) return;
    for (const next of uses.get(feature) ?? []) visit(next, [...path, feature]);
    cleared.add(feature);
  };
  for (const feature of uses.keys()) visit(feature, []);
  return circles;
}

test('a relative import stays in its layer', () => {
  const isForeign = (path: string, file: string) => layerOf(join(dirname(file), path)) !== layerOf(file);
  expect(importsThat((path, file) => path.startsWith('.') && isForeign(path, file))).toEqual([]);
});

test('content imports only its own modules and zod, and has no .tsx files', () => {
  const content = files.filter((file) => layerOf(file) === 'content');
  expect(importsThat((path) => path !== 'zod' && !path.startsWith('.'), content)).toEqual([]);
  expect(content.filter((file) => file.endsWith('.tsx'))).toEqual([]);
});

// A page that loads a price or an option would load zod, too.
test('content loads no schema outside of content/schema: it imports types alone', () => {
  const data = files.filter((file) => layerOf(file) === 'content' && featureOf(file) !== 'content/schema');
  const loads = /^(?:import|export) (?!type )[^;]*'(?:zod|(?:\.\.?\/)+schema\/[^']+)';$/m;
  expect(data.filter((file) => loads.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test("'use client' and the name *.client.tsx go together; only Next's error files cannot have it", () => {
  const isNamed = (file: string) => file.endsWith('.client.tsx') || /^app\/(global-)?error\.tsx$/.test(file);
  const breaches = files.filter((file) => readFileSync(file, 'utf8').startsWith("'use client'") !== isNamed(file));
  expect(breaches).toEqual([]);
});

test('only *.client.tsx and *.browser.ts touch the window or the document', () => {
  const others = shipped.filter((file) => !/\.(client|browser)\.tsx?$/.test(file));
  const use =
    /\b(window|document|localStorage|sessionStorage|navigator)(\.\w|\[)|\b(requestAnimationFrame|matchMedia)\(/;
  expect(others.filter((file) => use.test(codeOf(file)))).toEqual([]);
});

test('in lib only lib/platform and *.browser.ts read the clock, set timers or draw random numbers', () => {
  const others = shipped.filter((file) => /^lib\/(?!platform\/)/.test(file) && !file.endsWith('.browser.ts'));
  const use = /\b(performance|crypto)\.|\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bset(Timeout|Interval)\(/;
  expect(others.filter((file) => use.test(codeOf(file)))).toEqual([]);
});

// Its first call takes up to 50 ms of a page's start in every browser.
test('no module of lib and components makes an Intl formatter when it is loaded', () => {
  const parts = shipped.filter((file) => /^(lib|components)\//.test(file));
  const made = /^(?:export )?(?:const|let) [^=]+= new Intl\./m;
  expect(parts.filter((file) => made.test(codeOf(file)))).toEqual([]);
});

test('fixtures are imported by tests alone', () => {
  const programs = sourceFiles(['scripts', 'ops']).filter((file) => !isTest(file));
  expect(importsThat((path) => /-fixtures?$/.test(path), [...shipped, ...programs])).toEqual([]);
});

test('server code imports client parts through the one lazy module, except those that are on every page', () => {
  const everyPage = ['components/frame', 'components/consent', 'components/chat'];
  const serverFiles = shipped.filter(
    (file) => /^(components|app)\//.test(file) && !isClientOnly(file) && !everyPage.includes(featureOf(file)),
  );
  const isClientPart = (path: string) => path.endsWith('.client') && !/\/(lazy|error-screen)\.client$/.test(path);
  expect(importsThat(isClientPart, serverFiles)).toEqual([]);
});

/**
 * Whether a file runs only in the browser: client components, browser modules, and modules that only those import.
 * `path` holds the files that led here, so that two files that import each other do not recurse forever.
 */
function isClientOnly(file: string, path: string[] = []): boolean {
  if (/\.(client|browser)\.tsx?$/.test(file)) return true;
  if (path.includes(file)) return false;
  const importers = shipped.filter((other) =>
    importsOf(other).some((path) => projectPath(other, path) === file.replace(/\.tsx?$/, '')),
  );
  return importers.length > 0 && importers.every((importer) => isClientOnly(importer, [...path, file]));
}

test(`no folder holds more than ${MAX_FILES_PER_FOLDER} files`, () => {
  const counts = new Map<string, number>();
  for (const folder of [...LAYERS, 'scripts', 'ops', 'docs', 'deploy']) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) counts.set(entry.parentPath, (counts.get(entry.parentPath) ?? 0) + 1);
    }
  }
  expect([...counts].filter(([, count]) => count > MAX_FILES_PER_FOLDER)).toEqual([]);
});
