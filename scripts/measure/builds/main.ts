/**
 * `npm run measure:builds [-- 100 1000 5000]`: measures what a build costs with a blog of so many posts: the first one, one
 * after a new post, and one when nothing is new. Prints a table. It writes to out/ and .cache/, like every build.
 */

import { markdownTable } from '../../markdown-table';
import { fakeSettings } from '../../preview/fake-settings';
import { startLargeBlog } from './large-blog';
import { type Cost, measureCommand } from './measure-command';

const DEFAULT_SIZES = [100, 1000, 5000];
const sizes = process.argv.slice(2).map(Number);
const rows: string[][] = [];

for (const size of sizes.length > 0 ? sizes : DEFAULT_SIZES) {
  const blog = await startLargeBlog(size);
  const build = () =>
    measureCommand(['npm', 'run', 'build', '--', '--strict', '--for-this-machine'], {
      NEXT_PUBLIC_GHOST_URL: blog.origin,
      NEXT_PUBLIC_GHOST_CONTENT_KEY: fakeSettings.ghostContentKey,
    });
  const add = (what: string, { seconds, cpuSeconds, memoryGb }: Cost) => {
    const figures = [cpuSeconds.toFixed(0), seconds.toFixed(0), memoryGb.toFixed(2)];
    rows.push([`${size.toLocaleString('en-US')} posts, ${what}`, ...figures]);
    console.log(rows.at(-1)?.join('  '));
  };
  try {
    add('first build', await build());
    blog.publish();
    add('one new', await build());
    add('nothing new', await build());
  } finally {
    await blog.close();
  }
}
console.log(`\n${markdownTable(['build', 'CPU-seconds', 'seconds', 'largest process, GB'], rows)}`);
