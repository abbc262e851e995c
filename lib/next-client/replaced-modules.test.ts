import { readFileSync } from 'node:fs';
import * as nextConstants from 'next/dist/lib/constants';
import * as ours from './constants';

const source = (path: string) => readFileSync(`node_modules/next/dist/${path}.js`, 'utf8');
const router = ['client/components/router-reducer/fetch-server-response', 'client/components/segment-cache/cache'];

test('Next’s router finds each constant that it reads, with Next’s own value', () => {
  const read = router.flatMap((path) => [...source(path).matchAll(/\b_constants\.(\w+)/g)].map(([, name]) => name));
  expect([...new Set(read)]).toEqual(Object.keys(ours));
  expect(nextConstants).toMatchObject(ours);
});

test.each([
  ...router.map((path) => [path, '../../../lib/constants'] as const),
  ['shared/lib/app-dynamic', './lazy-dynamic/loadable'],
  ['client/components/router-reducer/router-reducer', './reducers/server-action-reducer'],
  ['build/polyfills/process', 'next/dist/compiled/process'],
  ['client/components/app-router', './builtin/global-error'],
  ['client/react-client-callbacks/error-boundary-callbacks', '../components/builtin/global-error'],
] as const)('%s still imports %s, which next.config.ts replaces', (path, replaced) => {
  expect(source(path)).toMatch(new RegExp(`require\\(["']${replaced}["']\\)`));
  expect(readFileSync('next.config.ts', 'utf8')).toContain(`'${replaced}': { browser:`);
});
