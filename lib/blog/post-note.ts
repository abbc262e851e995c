import { cutText } from './clean-text';

/** What the build did with one post, and why. Both are one line. */
export type PostNote = { name: string; reason: string };

/** A post as reports name it: by its title and address. */
export function postName({ title, url }: { title: string; url: string }): string {
  const named = title ? `'${cutText(title, 60)}'` : 'a post without a title';
  return `${named} (${url ? cutText(url, 120) : 'no address'})`;
}
