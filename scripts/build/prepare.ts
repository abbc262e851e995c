/** Before every build: draws the social cards, writes the drawings as files, and finds when each page last changed. */
import { spawnSync } from 'node:child_process';
import { drawingFilesPath } from '@/components/illustrations/read-drawing';
import { color } from '@/components/theme/palette';
import { postsFilePath, readPostsFile, snapshotPosts } from '@/lib/blog/load-posts';
import { writeAtomically } from '@/lib/build/build-file';
import { lastModifiedPath, socialImagesPath } from '@/lib/seo/build-facts';
import { cardsOfPages, makeCards } from './cards/make-cards';
import { loadTypefaces } from './cards/typeface';
import { pageDates } from './dates';
import { loadSettings } from './load-settings';
import { makeDrawings } from './pictures/make-drawings';

loadSettings();

const { posts } = readPostsFile(postsFilePath()) ?? snapshotPosts();

const cards = cardsOfPages(posts).map(({ card }) => card);
const { images, drawn } = await makeCards(cards, 'public/og');
await writeAtomically(socialImagesPath(), JSON.stringify(images));

const drawings = await makeDrawings('public/drawings', await loadTypefaces(), color('ink'));
await writeAtomically(drawingFilesPath(), JSON.stringify(drawings));

const dates = pageDates(git, posts);
await writeAtomically(lastModifiedPath(), JSON.stringify(dates));
console.log(
  `Cards: ${Object.keys(images).length}, ${drawn} of them new. Pages with a date: ${Object.keys(dates).length}.`,
);

function git(args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 1e9 });
  return status === 0 ? stdout : undefined;
}
