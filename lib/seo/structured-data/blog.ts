import type { Blog, BlogPosting } from 'schema-dts';
import type { Post } from '@/content/schema/post';
import { site } from '@/content/site';
import { BLOG_PATH } from '@/lib/blog/list-pages';
import { routeAt } from '@/lib/routes/find-route';
import { canonicalUrl } from '../sitemap';
import { idOf, organizationId } from './ids';

/** The blog and the posts of one of its pages. Posts that can be read nowhere have no address, and are left out. */
export function blog(
  siteUrl: string,
  { posts, hasOutsideLinks }: { posts: readonly Post[]; hasOutsideLinks: boolean },
): Blog {
  const { name, summary } = routeAt(BLOG_PATH);
  return {
    '@type': 'Blog',
    '@id': idOf(siteUrl, BLOG_PATH, 'blog'),
    name,
    description: summary,
    url: canonicalUrl(siteUrl, BLOG_PATH),
    publisher: { '@id': organizationId(siteUrl) },
    blogPost: hasOutsideLinks ? posts.map(posting) : undefined,
  };
}

function posting({ title, excerpt, url, published_at, primary_author, primary_tag, feature_image }: Post): BlogPosting {
  return {
    '@type': 'BlogPosting',
    '@id': url,
    headline: title,
    description: excerpt || undefined,
    url,
    datePublished: published_at,
    author: primary_author ? author(primary_author.name) : undefined,
    articleSection: primary_tag?.name,
    image: feature_image ?? undefined,
  };
}

/** A post signed by the company, or by a team of it, was written by no single person. */
function author(name: string): NonNullable<BlogPosting['author']> {
  return { '@type': name === site.name || name.startsWith(`${site.name} `) ? 'Organization' : 'Person', name };
}
