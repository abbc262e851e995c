import { createHash } from 'node:crypto';
import type { SectionKind } from '@/content/schema/section';
import {
  BLOG_PATH,
  isNewest,
  listPages,
  listPageTexts,
  numberedPath,
  pagerNumbers,
  tagPath,
  tagPathsOf,
} from '@/lib/blog/list-pages';
import type { LoadedPosts } from '@/lib/blog/load-posts';
import { postCard } from '@/lib/blog/post-card';
import type { PostImages } from '@/lib/blog/post-image';
import { filterTags, tagsOf } from '@/lib/blog/tags';
import { findPage } from '@/lib/pages/find-page';
import { allRoutes } from '@/lib/routes/find-route';
import { buildFacts, loadSocialImages } from '@/lib/seo/build-facts';
import { listPageCard, type SocialCard, socialCard } from '@/lib/seo/social-card';

/** Sections that show posts; their pages are rendered in every build. */
const POST_SECTIONS: readonly SectionKind[] = ['latest-posts', 'featured-posts'];

/**
 * A hash, by path, of what decides each page besides the build key: its posts, card and date. A build takes over a page from
 * the last one if its hash is the same. The pages with the newest posts are not in it.
 */
export function pageInputs(posts: LoadedPosts, images: PostImages): Record<string, string> {
  const tags = tagsOf(posts.posts);
  const tagPaths = tagPathsOf(tags);
  // The real time zone is a setting, so it is part of the build key.
  const context = { hasOutsideLinks: posts.hasOutsideLinks, timeZone: 'UTC', images, tagPaths };
  const lists = listPages(posts.posts)
    .filter(({ path }) => path !== BLOG_PATH)
    .map((page) => {
      const shown = {
        texts: listPageTexts(page),
        // Older pages do not show the number of posts.
        tag: isNewest(page) ? page.tag : page.tag?.name,
        posts: page.posts.map((post) => [post, postCard(post, context)]),
        pager: pagerNumbers(page).map((number) => (number === 'gap' ? number : numberedPath(page, number))),
        topics: filterTags(tags).map((tag) => [tag.name, tagPath(tag)]),
        // The browser needs them for newer posts.
        tagPaths: isNewest(page) && tagPaths,
      };
      return [page.path, hashOf(shown, page.path, listPageCard(page))] as const;
    });
  const routes = allRoutes()
    .filter(
      ({ path, hasOwnFile }) =>
        !hasOwnFile && !findPage(path)?.sections.some(({ kind }) => POST_SECTIONS.includes(kind)),
    )
    .map((route) => [route.path, hashOf({}, route.path, socialCard(route))] as const);
  return Object.fromEntries([...routes, ...lists]);
}

function hashOf(shown: object, path: string, card: SocialCard): string {
  const facts = [buildFacts(path, card), loadSocialImages()[card.path]];
  return createHash('sha256')
    .update(JSON.stringify([shown, facts]))
    .digest('hex');
}
