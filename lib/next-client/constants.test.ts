import { readFileSync } from 'node:fs';
import * as nextConstants from 'next/dist/lib/constants';
import * as ours from './constants';

const router = [
  'client/components/router-reducer/fetch-server-response.js',
  'client/components/segment-cache/cache.js',
].map((path) => readFileSync(`node_modules/next/dist/${path}`, 'utf8'));

test('Next’s router finds each constant that it reads, with Next’s own value', () => {
  const read = router.flatMap((source) => [...source.matchAll(/\b_constants\.(\w+)/g)].map(([, name]) => name));
  expect([...new Set(read)]).toEqual(Object.keys(ours));
  expect(nextConstants).toMatchObject(ours);
});
