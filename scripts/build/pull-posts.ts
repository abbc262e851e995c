/**
 * `npm run posts [-- --strict]`, and before every build: writes the posts for the build to `.cache/posts.json`, and copies of
 * their pictures to `public/blog-images/`. An unreachable blog does not stop a build: it gets older posts, with a warning.
 * `--strict` makes that an error, for the workflow that runs because a post was published.
 */
import { parseArgs } from 'node:util';
import { buildConfig } from './load-settings';
import { writeImages } from './pictures/post-images';
import { writePosts } from './write-posts';

try {
  const { values } = parseArgs({ options: { strict: { type: 'boolean', default: false } } });
  const posts = await writePosts(buildConfig().blog, values.strict);
  if (posts) await writeImages(posts);
  else process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
