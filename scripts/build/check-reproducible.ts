/**
 * `npm run check:reproducible`: builds twice from nothing and compares the results byte for byte. The same commit, posts and
 * settings must give the same site, so that a live site can be rebuilt, and a release differs only by its change.
 */
import { buildSite } from './build-site';
import { clearBuilds, differences, hashFiles } from './compare-builds';

const SHOWN = 10;

async function buildFromNothing(keepsPosts: boolean) {
  await clearBuilds(process.cwd());
  await buildSite({ keepsPosts });
  return new Map([...(await hashFiles('out')), ...(await hashFiles('deploy/built'))]);
}

const first = await buildFromNothing(false);
const second = await buildFromNothing(true);
const found = differences(first, second);
if (found.length > 0) {
  const more = found.length > SHOWN ? [`and ${found.length - SHOWN} more`] : [];
  console.error(['', ...found.slice(0, SHOWN), ...more].join('\n'));
  process.exit(1);
}
console.log(`\nBoth builds are the same: ${first.size} files.`);
