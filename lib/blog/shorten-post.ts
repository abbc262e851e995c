import { MAX_POST_CHARACTERS as MAX } from '@/content/post-limits';
import type { Post } from '@/content/schema/post';
import { cutAtWord, cutText } from './clean-text';

/** The post as pages show it. Ghost sends 500 characters of a post without an excerpt, and other hosts know no limits. */
export function shortenPost(post: Post): Post {
  const { title, excerpt, primary_tag, primary_author } = post;
  return {
    ...post,
    title: cutText(title, MAX.title),
    excerpt: cutAtWord(excerpt ?? '', MAX.excerpt),
    primary_tag: primary_tag && { name: cutText(primary_tag.name, MAX.name) },
    primary_author: primary_author && { ...primary_author, name: cutText(primary_author.name, MAX.name) },
  };
}
