import { site } from '@/content/site';
import { BLOG_PATH } from './list-pages';
import type { LoadedPosts } from './load-posts';
import { latest } from './select-posts';

export const FEED_PATH = `${BLOG_PATH}/feed.xml`;

const TYPE = 'application/rss+xml';

/** The `alternates.types` of a page's metadata, by which feed readers find the feed. */
export function feedLink(siteUrl: string): Record<string, { url: string; title: string }[]> {
  return { [TYPE]: [{ url: siteUrl + FEED_PATH, title: `${site.name} blog (RSS)` }] };
}

const FEED_POSTS = 50;

type FeedSource = Pick<LoadedPosts, 'posts' | 'hasOutsideLinks'> & { siteUrl: string; description: string };

/** The newest posts as RSS 2.0. Items have no link while the posts cannot be read on the blog. */
export function rssFeed({ posts, hasOutsideLinks, siteUrl, description }: FeedSource): string {
  const items = latest(posts, FEED_POSTS).map((post) =>
    element('item', [
      element('title', text(post.title)),
      ...(hasOutsideLinks ? [element('link', text(post.url))] : []),
      `<guid isPermaLink="false">${text(post.id)}</guid>`,
      element('pubDate', new Date(post.published_at).toUTCString()),
      // Readers take a description for HTML.
      ...(post.excerpt ? [element('description', text(html(post.excerpt)))] : []),
      ...(post.primary_tag ? [element('category', text(post.primary_tag.name))] : []),
      ...(post.primary_author ? [element('dc:creator', text(post.primary_author.name))] : []),
    ]),
  );
  const channel = element('channel', [
    element('title', text(`${site.name} blog`)),
    element('link', text(siteUrl + BLOG_PATH)),
    element('description', text(description)),
    element('language', 'en-US'),
    `<atom:link href="${text(siteUrl + FEED_PATH)}" rel="self" type="${TYPE}"/>`,
    ...items,
  ]);
  const names = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${names}>\n${channel}\n</rss>\n`;
}

function element(name: string, content: string | string[]): string {
  return `<${name}>${typeof content === 'string' ? content : `\n${content.join('\n')}\n`}</${name}>`;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as HTML that shows it. */
function html(raw: string): string {
  return raw.replace(/[&<]/g, (character) => escapes[character] ?? character);
}

/** Escapes text for XML. Characters that XML cannot hold were removed by clean-text.ts. */
function text(raw: string): string {
  return raw.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}
