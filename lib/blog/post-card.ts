import type { Post } from '@/content/schema/post';
import { formatPostDate } from './format-post-date';
import type { PostImage, PostImages } from './post-image';

export type PostCard = ReturnType<typeof postCard>;

export type CardContext = {
  hasOutsideLinks: boolean;
  /** The zone of the day that the card shows. */
  timeZone: string;
  /** The copies made at build. Newer posts have none, because pages load no picture from the blog host. */
  images?: PostImages;
  /** Paths of tag pages by the tag's name. */
  tagPaths?: Record<string, string>;
};

/** A post as lists show it. Serializable, because client parts get it as props. */
export function postCard(post: Post, { hasOutsideLinks, timeZone, images = {}, tagPaths = {} }: CardContext) {
  const { id, title, excerpt, url, published_at, primary_tag, primary_author, feature_image } = post;
  // A map has no properties but its own: a tag may be called `constructor`.
  const pathOf = new Map(Object.entries(tagPaths));
  const pictureAt = (address: string | null | undefined): PostImage | null => (address && images[address]) || null;
  return {
    id,
    title: keepUnits(title),
    excerpt: excerpt ?? '',
    publishedAt: published_at,
    /** 'Nov 12, 2026' */
    date: formatPostDate(published_at, timeZone),
    /** The post on the blog; null while it cannot be read there. */
    href: hasOutsideLinks ? url : null,
    /** Its first tag, with the path of the tag's page if there is one. */
    tag: primary_tag && { name: primary_tag.name, path: pathOf.get(primary_tag.name) ?? null },
    author: primary_author && { name: primary_author.name, picture: pictureAt(primary_author.profile_image) },
    /** Null for a cover drawn from the title. */
    cover: pictureAt(feature_image),
  };
}

/** Keeps a figure and its unit on one line: '2 vCPU'. */
const keepUnits = (text: string) => text.replace(/(\d) (?=(?:v?CPU|VPS|[KMGT]B)\b)/g, '$1\u00a0');
