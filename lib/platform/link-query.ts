/** A query as it was before a mail or chat program wrote `&amp;` for `&`, once or several times. */
export const repairQuery = (query: string) => query.replace(/&(?:amp;)+/gi, '&');

/** The letters and digits of a name: programs and people change the rest, as in `plan=startup-launch.` */
const bare = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Which of these names a link means; undefined if none, and then the page says so. */
export function findNamed<Name extends string>(names: readonly Name[], value: string): Name | undefined {
  const asked = bare(decoded(value));
  return names.find((name) => bare(name) === asked);
}

/** Which of these names the entries of a list mean, each once, and how many entries mean none. */
export function findAllNamed<Name extends string>(names: readonly Name[], entries: readonly string[]) {
  const known = new Map(names.map((name) => [bare(name), name]));
  const found = entries.flatMap((entry) => known.get(bare(entry)) ?? []);
  return { found: [...new Set(found)], unknown: entries.length - found.length };
}

/** The entries of a list in a link, such as `wiki,team-chat`, also where its commas were encoded, once or several times. */
export function listEntries(list: string): string[] {
  const text = decoded(list);
  // A mail program may have broken the line inside a name.
  const entries = /[,;]/.test(text) ? text.replace(/\s+/g, '').split(/[,;]+/) : text.split(/\s+/);
  return entries.filter((entry) => /[\p{L}\p{N}]/u.test(entry));
}

/** A value of a link without escapes that were escaped again, and without the marks of the sentence around the link. */
export function linkValue(text: string): string {
  return decoded(text).replace(/^[\s"'«“‘(<]+|[\p{P}\p{S}\p{Cf}\s]+$/gu, '');
}

/** A text of a link. Escapes in a text without a space were escaped again: its spaces would be there otherwise. */
export const decodedText = (text: string) => (/\s/.test(text) ? text : decoded(text));

/** A text of an address without its escapes, however often they were escaped; one with a broken escape stays as it is. */
export function decoded(text: string): string {
  try {
    const plain = decodeURIComponent(text);
    return plain === text ? text : decoded(plain);
  } catch {
    return text;
  }
}
