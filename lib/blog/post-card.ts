import type { Post } from '@/content/schema/post';
import type { PostImage, PostImages } from './post-image';

/** What a list shows of a post. Plain data: pages are drawn from it when they are built, and islands in the browser. */
export type PostCard = {
  id: string;
  title: string;
  excerpt: string;
  publishedAt: string;
  /** The post on the blog; null where it cannot be read there. */
  href: string | null;
  /** Its first tag; the path leads to the tag's posts, where there is a page of them. */
  tag: { name: string; path: string | null } | null;
  author: { name: string; picture: PostImage | null } | null;
  /** Null: a cover is drawn from the title. */
  cover: PostImage | null;
};

export type CardContext = {
  hasOutsideLinks: boolean;
  /** The copies made at build. A post that came later has none: no page asks the blog host for a picture. */
  images?: PostImages;
  /** Pages of tags by the tag's name. */
  tagPaths?: Record<string, string>;
};

/** What a list shows of this post. */
export function postCard(post: Post, { hasOutsideLinks, images = {}, tagPaths = {} }: CardContext): PostCard {
  const { id, title, excerpt, url, published_at, primary_tag, primary_author, feature_image } = post;
  const pictureAt = (address: string | null | undefined) => (address && images[address]) || null;
  return {
    id,
    title,
    excerpt: excerpt ?? '',
    publishedAt: published_at,
    href: hasOutsideLinks ? url : null,
    tag: primary_tag && { name: primary_tag.name, path: tagPaths[primary_tag.name] ?? null },
    author: primary_author && { name: primary_author.name, picture: pictureAt(primary_author.profile_image) },
    cover: pictureAt(feature_image),
  };
}
