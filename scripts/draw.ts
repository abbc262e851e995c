/**
 * Draws what a build shows and no page holds: the cards of shared links, one a page, and the icons. Before every build;
 * a card that did not change comes from .cache/.
 */
import { listPages } from '@/lib/blog/list-pages';
import { postsFilePath, readPostsFile } from '@/lib/blog/posts-file';
import { snapshotPosts } from '@/lib/blog/snapshot-posts';
import { allRoutes } from '@/lib/routes/find-route';
import { listPageCard, socialCard } from '@/lib/seo/social-card';
import { socialImagesPath } from '@/lib/seo/social-images';
import { writeWhole } from './images/image-cache';
import { drawIcons } from './social-cards/draw-icons';
import { makeCards } from './social-cards/make-cards';

const { posts } = readPostsFile(postsFilePath()) ?? snapshotPosts();
const cards = [...allRoutes().map(socialCard), ...listPages(posts).map(listPageCard)];
const { images, drawn } = await makeCards(cards, { cacheFolder: '.cache/social-cards', publicFolder: 'public/og' });
await writeWhole(socialImagesPath(), JSON.stringify(images));
await drawIcons('public');
console.log(`Cards for shared links: ${Object.keys(images).length}, ${drawn} of them new.`);
