import type { Post } from '@/content/schema/post';
import type { PostImage, PostImages } from './post-image';

/** The data of a post in a list. Serializable, because client parts get it as props. */
export type PostCard = {
  id: string;
  title: string;
  excerpt: string;
  publishedAt: string;
  /** The post on the blog; null while it cannot be read there. */
  href: string | null;
  /** Its first tag, with the path of the tag's page if there is one. */
  tag: { name: string; path: string | null } | null;
  author: { name: string; picture: PostImage | null } | null;
  /** Null for a cover drawn from the title. */
  cover: PostImage | null;
};

export type CardContext = {
  hasOutsideLinks: boolean;
  /** The copies made at build. Newer posts have none, because pages load no picture from the blog host. */
  images?: PostImages;
  /** Paths of tag pages by the tag's name. */
  tagPaths?: Record<string, string>;
};

/** A post as lists show it. */
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
