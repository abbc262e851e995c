import { standInSettings } from '../preview/stand-in-settings';
import type { TextFile } from './text-files';

const LOCAL_ADDRESS = /https?:(?:\\?\/){2}(?:localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1\])(?![\w.-])(?::\d+)?/gi;

/** What only the stand-ins know. */
const STAND_IN_VALUES = [
  ...Object.values(standInSettings.mail),
  standInSettings.chatWebsiteToken,
  standInSettings.snapshotBlogOrigin,
];

/**
 * Traces of this machine in a site that is to be published, a line each: an address of the machine itself, or what a
 * stand-in is set up with. Visitors' browsers would ask their own machines, or send with keys that nobody has.
 */
export function checkLocalAddresses(files: readonly TextFile[]): string[] {
  const holders = new Map<string, string[]>();
  for (const { file, text } of files) {
    const values = STAND_IN_VALUES.filter((value) => text.includes(value));
    for (const trace of new Set([...(text.match(LOCAL_ADDRESS) ?? []), ...values])) {
      holders.set(trace, [...(holders.get(trace) ?? []), file]);
    }
  }
  return [...holders].map(([trace, [first, ...others]]) => {
    const where = others.length > 0 ? `out/${first} and ${others.length} more` : `out/${first}`;
    return `${where}: ${trace}: expected no address of this machine, and no stand-in, in a site to be published`;
  });
}
