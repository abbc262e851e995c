/** A short class for a section's root. All rules of the section repeat it, and a long one would add 2% to a page. */
export function classOf(name: string): string {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + letter.charCodeAt(0)) % 46_656;
  return `s${hash.toString(36)}`;
}
