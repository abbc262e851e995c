/** A short class for a root: it is in each of its rules, so a long one costs 2% of a page. The same in every process. */
export function classOf(name: string): string {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + letter.charCodeAt(0)) % 46_656;
  return `s${hash.toString(36)}`;
}
