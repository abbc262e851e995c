/** Before every build: draws the social cards, and finds the day on which each page last changed. */
import { spawnSync } from 'node:child_process';
import { listPages } from '@/lib/blog/list-pages';
import { postsFilePath, readPostsFile, snapshotPosts } from '@/lib/blog/load-posts';
import { writeAtomically } from '@/lib/build/write-atomically';
import { allRoutes } from '@/lib/routes/find-route';
import { lastModifiedPath, socialImagesPath } from '@/lib/seo/build-facts';
import { listPageCard, socialCard } from '@/lib/seo/social-card';
import { makeCards } from './cards/make-cards';
import { contentFiles, fileDates, pageDates } from './dates';

const { posts } = readPostsFile(postsFilePath()) ?? snapshotPosts();

const cards = [...allRoutes().map(socialCard), ...listPages(posts).map(listPageCard)];
const { images, drawn } = await makeCards(cards, { cacheFolder: '.cache/social-cards', publicFolder: 'public/og' });
await writeAtomically(socialImagesPath(), JSON.stringify(images));

const dates = pageDates(contentFiles(), fileDates('content', git), posts);
await writeAtomically(lastModifiedPath(), JSON.stringify(dates));
console.log(
  `Cards: ${Object.keys(images).length}, ${drawn} of them new. Pages with a date: ${Object.keys(dates).length}.`,
);

function git(args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 1e9 });
  return status === 0 ? stdout : undefined;
}
