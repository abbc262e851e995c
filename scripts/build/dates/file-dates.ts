/** Runs git with these arguments; undefined where it fails, as in a folder that is no clone. */
export type Git = (args: readonly string[]) => string | undefined;

/**
 * When each file below a folder last changed, ISO 8601 in UTC, by the history. Nothing is known of a file with changes
 * that are not committed, and of any file in a clone without its whole history: there the oldest commit at hand would
 * seem to have written everything.
 */
export function fileDates(folder: string, git: Git): Map<string, string> {
  if (git(['rev-parse', '--is-shallow-repository'])?.trim() !== 'false') return new Map();
  const log = git(['log', '--format=@%aI', '--name-only', '--no-renames', '--', folder]) ?? '';
  const dates = new Map<string, string>();
  let date = '';
  for (const line of log.split('\n').filter(Boolean)) {
    if (line.startsWith('@')) date = new Date(line.slice(1)).toISOString();
    else if (date > (dates.get(line) ?? '')) dates.set(line, date);
  }
  const changed = git(['status', '--porcelain', '--', folder]) ?? '';
  for (const line of changed.split('\n')) dates.delete(line.slice(3));
  return dates;
}
