import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@/scripts/temporary-folder-fixture';
import { withoutUnchanged } from './build-plan';

const pages = [{ path: '/a' }, { path: '/b' }];
const project = process.cwd();

/** The pages that a build with this plan renders. */
function rendered(unchanged: string[], takesOver = '1') {
  const folder = temporaryFolder();
  mkdirSync(join(folder, '.cache'));
  const plan = { key: 'k', inputs: 'i', pages: {}, unchanged, isSame: false, isCompiled: true };
  writeFileSync(join(folder, '.cache', 'build-plan.json'), JSON.stringify(plan));
  process.chdir(folder);
  process.env.TAKES_OVER_PAGES = takesOver;
  return withoutUnchanged(pages).map(({ path }) => path);
}

afterEach(() => {
  process.chdir(project);
  delete process.env.TAKES_OVER_PAGES;
});

test('a build that takes over pages renders the others, and at least one, without which Next refuses the route', () => {
  expect(rendered(['/a'])).toEqual(['/b']);
  expect(rendered(['/a', '/b'])).toEqual(['/a']);
});

test('any other build, and development, have all pages, whatever plan an earlier build left', () => {
  expect(rendered(['/a'], '')).toEqual(['/a', '/b']);
});
