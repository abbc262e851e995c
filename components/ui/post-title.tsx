import type { Post } from '@/content/schema/post';
import { SiteLink } from './site-link';

/** A post's title; it links to the post on the blog host where there is one to link to. */
export function PostTitle({ post, hasOutsideLink }: { post: Post; hasOutsideLink: boolean }) {
  return hasOutsideLink ? <SiteLink to={post.url}>{post.title}</SiteLink> : post.title;
}
