/** A query as it was before a mail or chat program wrote `&amp;` for `&`, once or several times. */
export const repairQuery = (query: string) => query.replace(/&(?:amp;)+/gi, '&');

/** The letters and digits of a name: programs and people change the rest, as in `plan=startup-launch.` */
const bare = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Which of these names a link means; undefined if none, and then the page says so. */
export const findNamed = <Name extends string>(names: readonly Name[], value: string): Name | undefined =>
  names.find((name) => bare(name) === bare(value));
