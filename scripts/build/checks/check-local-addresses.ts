import { fakeSettings } from '../../preview/fake-settings';
import type { TextFile } from '../export/export-files';
import type { PostWords } from './post-words';

const LOCAL_ADDRESS = /https?:(?:\\?\/){2}(?:localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1\])(?![\w.-])(?::\d+)?/gi;

/** Settings of the fakes. */
const FAKE_VALUES = [
  ...Object.values(fakeSettings.mail),
  fakeSettings.chatWebsiteToken,
  fakeSettings.snapshotBlogOrigin,
];

/**
 * Finds local addresses and settings of the fakes in a site that is to be published, a line each: visitors' browsers would
 * call their own machines. Posts may contain such addresses, so settings are checked apart from files.
 */
export function checkLocalAddresses(
  files: readonly TextFile[],
  settings: Readonly<Record<string, string | undefined>>,
  posts: PostWords,
): string[] {
  const holders = new Map<string, string[]>();
  for (const { file, text } of files) {
    for (const trace of tracesIn(text).filter((found) => !posts.say(found))) {
      holders.set(trace, [...(holders.get(trace) ?? []), file]);
    }
  }
  const wrongSettings = Object.entries(settings).filter(
    ([name, value]) => name.startsWith('NEXT_PUBLIC_') && value && tracesIn(value).length > 0,
  );
  return [
    ...wrongSettings.map(
      ([name, value]) => `settings (.env.local): ${name}: expected a service that visitors reach, received '${value}'`,
    ),
    ...foundLines(holders),
  ];
}

/** Notes about posts with local addresses, a line each: they are published unchanged. */
export function localAddressNotes(posts: PostWords): string[] {
  return posts.each.flatMap(({ name, text }) => {
    const traces = tracesIn(text);
    return traces.length > 0 ? [`Posts: ${name} says ${traces.join(', ')}: published as the blog has it`] : [];
  });
}

function tracesIn(text: string): string[] {
  return [...new Set([...(text.match(LOCAL_ADDRESS) ?? []), ...FAKE_VALUES.filter((value) => text.includes(value))])];
}

function foundLines(holders: ReadonlyMap<string, string[]>): string[] {
  return [...holders].map(([trace, [first, ...others]]) => {
    const where = others.length > 0 ? `out/${first} and ${others.length} more` : `out/${first}`;
    return `${where}: ${trace}: expected no address of this machine, and no fake, in a site to be published`;
  });
}
