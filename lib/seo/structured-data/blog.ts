import type { Blog, BlogPosting } from 'schema-dts';
import type { Post } from '@/content/schema/post';
import { site } from '@/content/site';
import { BLOG_PATH } from '@/lib/blog/list-pages';
import { largestCopy, type PostImages } from '@/lib/blog/post-image';
import { routeAt } from '@/lib/routes/find-route';
import { canonicalUrl } from '../sitemap';
import { idOf, organizationId } from './organization';

/** Whether a page links its posts, and the copies of their pictures. */
export type ShownPosts = { hasOutsideLinks: boolean; images: PostImages };

/** The blog with the posts of one page. Images are the copies made at build, because the originals may disappear. */
export function blog(siteUrl: string, posts: readonly Post[], { hasOutsideLinks, images }: ShownPosts): Blog {
  const { name, summary } = routeAt(BLOG_PATH);
  return {
    '@type': 'Blog',
    '@id': idOf(siteUrl, BLOG_PATH, 'blog'),
    name,
    description: summary,
    url: canonicalUrl(siteUrl, BLOG_PATH),
    publisher: { '@id': organizationId(siteUrl) },
    blogPost: hasOutsideLinks ? posts.map((post) => posting(post, siteUrl, images)) : undefined,
  };
}

function posting(
  { title, excerpt, url, published_at, primary_author, primary_tag, feature_image }: Post,
  siteUrl: string,
  images: PostImages,
): BlogPosting {
  const image = feature_image ? images[feature_image] : undefined;
  return {
    '@type': 'BlogPosting',
    '@id': url,
    headline: title,
    description: excerpt || undefined,
    url,
    datePublished: published_at,
    author: primary_author ? author(primary_author.name) : undefined,
    articleSection: primary_tag?.name,
    image: image && siteUrl + largestCopy(image),
  };
}

/** An author named after the company or one of its teams is an organization. */
function author(name: string): NonNullable<BlogPosting['author']> {
  return { '@type': name === site.name || name.startsWith(`${site.name} `) ? 'Organization' : 'Person', name };
}
