/**
 * Before every build: draws the social cards, writes the drawings as files, finds the day on which each page last changed, and decides what the build can
 * take over from the last one.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { drawingFilesPath } from '@/components/illustrations/drawing-files';
import { postsFilePath, readPostsFile, snapshotPosts } from '@/lib/blog/load-posts';
import { buildPlanPath } from '@/lib/build/build-plan';
import { writeAtomically } from '@/lib/build/write-atomically';
import { lastModifiedPath, socialImagesPath } from '@/lib/seo/build-facts';
import { color } from './cards/colors';
import { cardsOfPages, makeCards } from './cards/make-cards';
import { loadTypefaces } from './cards/typeface';
import { pageDates } from './dates';
import { loadSettings } from './load-settings';
import { makeDrawings } from './pictures/make-drawings';
import { makePlan } from './reuse/make-plan';

const { values } = parseArgs({ options: { 'for-this-machine': { type: 'boolean', default: false } } });
loadSettings();

const { posts } = readPostsFile(postsFilePath()) ?? snapshotPosts();

const cards = cardsOfPages(posts).map(({ card }) => card);
const { images, drawn } = await makeCards(cards, { cacheFolder: '.cache/social-cards', publicFolder: 'public/og' });
await writeAtomically(socialImagesPath(), JSON.stringify(images));

const drawings = await makeDrawings('public/drawings', await loadTypefaces(), color('ink'));
await writeAtomically(drawingFilesPath(), JSON.stringify(drawings));

const dates = pageDates(git, posts);
await writeAtomically(lastModifiedPath(), JSON.stringify(dates));
console.log(
  `Cards: ${Object.keys(images).length}, ${drawn} of them new. Pages with a date: ${Object.keys(dates).length}.`,
);
await writeAtomically(buildPlanPath(), JSON.stringify(await makePlan(values['for-this-machine'])));

function git(args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 1e9 });
  return status === 0 ? stdout : undefined;
}
