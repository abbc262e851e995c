/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** From left to right: each room imports only from itself and from its left. scripts/ stands beside them. */
const ROOMS = ['content', 'lib', 'components', 'app', 'e2e'];

/** Where tests may reach further: flows start the fakes, and blog tests run against a real server. */
const isTest = (file: string) =>
  /(\.test\.tsx?|-(under-test|fixtures?)\.tsx?|\.spec\.ts)$/.test(file) || file.startsWith('e2e/');

const files = ROOMS.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(room, file)),
);

function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const statements = source.matchAll(/^(?:import |(?:import|export|\}).* from )'([^']+)';$/gm);
  const dynamic = source.matchAll(/\bimport\(\s*'([^']+)'/g);
  return [...statements, ...dynamic].flatMap(([, path]) => path ?? []);
}

function roomOf(path: string): string {
  return path.split('/')[0] ?? '';
}

function rank(room: string): number {
  return ROOMS.indexOf(room);
}

test('each room imports only from itself and from its left', () => {
  const breaches = files.flatMap((file) =>
    importsOf(file)
      .filter((path) => path.startsWith('@/'))
      .map((path) => path.slice(2))
      .filter((path) => {
        const target = roomOf(path);
        if (target === 'scripts') return !isTest(file);
        return rank(target) > rank(roomOf(file));
      })
      .map((path) => `${file} imports ${path}`),
  );
  expect(breaches).toEqual([]);
});

test('no file leaves its room by a relative path', () => {
  const breaches = files.flatMap((file) =>
    importsOf(file)
      .filter((path) => path.startsWith('.') && roomOf(join(file, '..', path)) !== roomOf(file))
      .map((path) => `${file} imports ${path}`),
  );
  expect(breaches).toEqual([]);
});

test('content imports nothing but its own and zod, and holds no markup', () => {
  const content = files.filter((file) => roomOf(file) === 'content');
  const foreign = content.flatMap((file) => importsOf(file).filter((path) => path !== 'zod' && !path.startsWith('.')));
  expect(foreign).toEqual([]);
  expect(content.filter((file) => file.endsWith('.tsx'))).toEqual([]);
});

test('only islands and error screens are client components', () => {
  const clients = files.filter((file) => readFileSync(file, 'utf8').startsWith("'use client'"));
  const allowed = (file: string) =>
    file.endsWith('.client.tsx') || file.startsWith('components/islands/') || /^app\/(global-)?error\.tsx$/.test(file);
  expect(clients.filter((file) => !allowed(file))).toEqual([]);
});

test('only lib/browser touches the window, the clock and chance', () => {
  const lib = files.filter(
    (file) => file.startsWith('lib/') && !/^lib\/(browser|platform)\/|\.browser\.tsx?$/.test(file) && !isTest(file),
  );
  const code = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  const touching = lib.filter((file) =>
    /\b(window|document|localStorage|sessionStorage|navigator|performance|crypto)\.|\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bset(Timeout|Interval)\(/.test(
      code(file),
    ),
  );
  expect(touching).toEqual([]);
});

test('what is made for tests is imported by tests alone', () => {
  const breaches = files
    .filter((file) => !isTest(file))
    .flatMap((file) => importsOf(file).filter((path) => /-(under-test|fixtures?)$/.test(path)));
  expect(breaches).toEqual([]);
});

test('sections reach islands through the one lazy module; only what stands on every page comes directly', () => {
  const sections = files.filter((file) => /^(components\/(sections|ui)|app)\//.test(file) && !isTest(file));
  const direct = sections.flatMap((file) =>
    importsOf(file)
      .filter((path) => path.includes('/islands/') && !/islands\/error-screen$/.test(path))
      .map((path) => `${file} imports ${path}`),
  );
  expect(direct).toEqual([]);
});

test('the rooms that are checked exist', () => {
  expect(ROOMS.filter((room) => !files.some((file) => roomOf(file) === room))).toEqual([]);
});
