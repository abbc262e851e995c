/**
 * `npm run posts [-- --strict]`, and before every build: writes the posts for the build to `.cache/posts.json`, and copies of
 * their pictures to `public/blog-images/`. An unreachable blog does not stop a build: it gets older posts, with a warning.
 * `--strict` makes that an error, for the workflow that runs because a post was published. ALLOW_FEWER_POSTS=1 in the environment
 * accepts a blog that has lost most of its posts, in every command that pulls them.
 */
import { holdCheckout } from '../hold-checkout.mjs';
import { readOptions } from '../read-options';
import { buildConfig } from './load-settings';
import { outsideFetch } from './outside-fetch';
import { writeImages } from './pictures/post-images';
import { writePosts } from './write-posts';

const { strict } = readOptions({ strict: { type: 'boolean', default: false } });
try {
  // Read before .env.local is: there it would stay after the one build that it is for.
  const { ALLOW_FEWER_POSTS: allowed = '' } = process.env;
  if (!/^1?$/.test(allowed)) throw new Error(`ALLOW_FEWER_POSTS: expected 1, or nothing, received '${allowed}'`);
  const config = buildConfig();
  await holdCheckout();
  const posts = await writePosts(config, { isStrict: strict, allowsFewerPosts: allowed === '1' });
  if (posts) await writeImages(posts, outsideFetch(config.blog?.url));
  else process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
