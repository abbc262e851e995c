import { field } from '@/lib/text/records';

// What the site shows in another form than Ghost sends it, or not at all. The parsers of build and browser share this file.

/** Whether the blog has a page at this address of a post. Ghost gives `…/404/` to every post that its routes do not cover. */
export function hasRoute(url: string): boolean {
  return !/^[^?#]*\/404\/(?:[?#]|$)/.test(url);
}

/** The first public tag. Ghost's `primary_tag` is null where an editor put an internal tag (`#…`) in front of it. */
export function rawTopic(post: unknown): unknown {
  const tags = field(post, 'tags');
  return [field(post, 'primary_tag'), ...(Array.isArray(tags) ? tags : [])].find(isPublicTag);
}

function isPublicTag(tag: unknown): boolean {
  const name = field(tag, 'name');
  return typeof name === 'string' && name[0] !== '#' && field(tag, 'visibility') !== 'internal';
}

/**
 * The excerpt, or else the editor's own one: of a post for members Ghost sends that one in `custom_excerpt` alone. Without what
 * Ghost reads as words in a post that has no excerpt: the line of a file, whose parts stick together, and the buttons of a player.
 */
export function rawExcerpt(post: unknown): unknown {
  const excerpt = field(post, 'excerpt') || field(post, 'custom_excerpt');
  return typeof excerpt === 'string'
    ? excerpt.replace(/^.*\d (?:Bytes?|[KMGT]B)download-circle/gm, '').replace(/0:00\s*\/[\d.:]*\s*1×$/gm, '')
    : excerpt;
}
