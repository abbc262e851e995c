import { MAX_POST_CHARACTERS as MAX } from '@/content/post-limits';
import type { Post } from '@/content/schema/post';

/** What moves or hides words. Joiners and tags only after plain ASCII: Persian and emoji need joiners, and flags need tags. */
const UNSEEN =
  /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|(?<=^|\p{ASCII})[\u200c-\u200d\u{e0000}-\u{e0fff}]+/gu;

/**
 * Text of the blog service as one line without control characters; empty if nothing of it is visible. Drops unpaired surrogates:
 * Ghost cuts excerpts in the middle of an emoji, and half a pair makes `encodeURIComponent` throw (`toWellFormed` would show a
 * question mark). Drops noncharacters such as U+FFFF, with which a feed is no XML. Markup stays, because the page escapes it.
 */
export function toOneLine(text: string): string {
  const line = dropNoncharacters(text)
    .replace(UNSEEN, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  // A link that consists of such fillers as U+3164 (DI: default ignorable) could be neither seen nor named.
  return /[^\s\p{DI}]/u.test(line) ? line : '';
}

/** At most `maxLength` UTF-16 units, with '…' as the last one where text was cut. */
export function truncate(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${dropNoncharacters(text.slice(0, maxLength - 1)).trimEnd()}…`;
}

/** The same, cut between words. Text without spaces, such as Chinese, is cut anywhere. */
export function truncateAtWord(text: string, maxLength: number): string {
  const cut = truncate(text, maxLength);
  return cut === text ? text : cut.replace(/[\s,.;:]+\S{0,30}…$/, '…');
}

/** A post with its texts cut to the lengths that pages show. Ghost sends 500 characters of a post without an excerpt. */
export function truncatePost(post: Post): Post {
  const { title, excerpt, primary_tag, primary_author } = post;
  return {
    ...post,
    title: truncate(title, MAX.title),
    excerpt: truncateAtWord(excerpt ?? '', MAX.excerpt),
    primary_tag: primary_tag && { ...primary_tag, name: truncate(primary_tag.name, MAX.name) },
    primary_author: primary_author && { ...primary_author, name: truncate(primary_author.name, MAX.name) },
  };
}

/** With the `u` flag a complete pair is one character, so of surrogates (Cs) only halves match. */
function dropNoncharacters(text: string): string {
  return text.replace(/[\p{Cs}\p{NChar}]/gu, '');
}
