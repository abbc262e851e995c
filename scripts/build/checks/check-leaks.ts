import type { Post } from '@/content/schema/post';
import { postName } from '@/lib/blog/pull/report';
import { fakeSettings } from '../../preview/fake-environment';
import type { TextFile } from '../export/export-files';

/** Names of secret settings on a build machine. Settings named `NEXT_PUBLIC_` are public. */
const SECRET_NAME = /^(?!NEXT_PUBLIC_).*(SECRET|TOKEN|PASSWORD|PASSWD|PRIVATE|CREDENTIAL|API_?KEY|ACCESS_?KEY)/;

/** Shorter values may be on a page by chance. */
const SHORTEST_SECRET = 12;

/** The forms of common keys. */
const KEYS: readonly (readonly [name: string, form: RegExp])[] = [
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/g],
  ['an Admin API key of Ghost', /\b[0-9a-f]{24}:[0-9a-f]{64}\b/g],
  ['a key of AWS', /\bA(?:KIA|SIA)[0-9A-Z]{16}\b/g],
  ['a token of GitHub', /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{60,})/g],
  ['a token of Slack', /\bxox[abprs]-[\w-]{10,}/g],
  ['a secret key of Stripe', /\b[rs]k_live_\w{16,}/g],
  ['a signed token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/g],
];

const LOCAL_ADDRESS = /https?:(?:\\?\/){2}(?:localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1\])(?![\w.-])(?::\d+)?/gi;

/** Without the key of the blog, whose form real keys have. */
const { ghostContentKey: _, ...fakeValues } = fakeSettings;
const FAKE_VALUES = Object.values(fakeValues);

type Environment = Readonly<Record<string, string | undefined>>;

/** A text that must not be published, and its name in messages, which do not repeat a secret. */
type Leak = { name: string; value: string };

/**
 * Finds what must not be published, a line each: values of secret settings, texts in the form of a key, and, unless the site is
 * for this machine, local addresses and settings of the fakes. `check` takes the files one at a time.
 */
export function leakCheck({
  posts,
  environment,
  isForThisMachine,
}: {
  posts: readonly Post[];
  environment: Environment;
  isForThisMachine: boolean;
}) {
  const secrets = secretSettings(environment);
  const kinds = [kind((text) => secretsIn(text, secrets), 'no secret in what everyone can read')];
  if (!isForThisMachine) {
    kinds.push(kind(localTraces, 'no address of this machine, and no fake, in a site to be published'));
  }
  const allPosts = JSON.stringify(posts).toLowerCase();
  // As the value stands inside JSON.
  const isOfPost = ({ value }: Leak) =>
    allPosts.includes(JSON.stringify(value.replaceAll('\\/', '/')).slice(1, -1).toLowerCase());

  const blog = environment.NEXT_PUBLIC_GHOST_URL ?? '';
  const notes = posts.flatMap((post) => {
    // Committed posts have a placeholder address, which no page shows.
    const url = post.url?.startsWith(`${fakeSettings.snapshotBlogOrigin}/`) ? '' : post.url;
    const shown = [post.title, url, post.excerpt, post.primary_tag?.name, post.primary_author?.name].join('\n');
    const names = new Set(kinds.flatMap(({ find }) => find(shown)).map(({ name }) => name));
    // With a blog on this machine all posts have a local address: the setting is named once, instead.
    if (URL.canParse(blog)) names.delete(new URL(blog).origin);
    return names.size > 0
      ? [`Posts: ${postName(post)} says ${[...names].join(', ')}: published as the blog has it`]
      : [];
  });
  return {
    check({ file, text }: TextFile) {
      for (const { find, filesWith } of kinds) {
        for (const leak of find(text)) {
          if (!isOfPost(leak)) filesWith.set(leak.name, (filesWith.get(leak.name) ?? new Set()).add(file));
        }
      }
    },
    problems: () => [...(isForThisMachine ? [] : localSettings(environment)), ...kinds.flatMap(linesOf)],
    notes,
  };
}

function kind(find: (text: string) => Leak[], expected: string) {
  return { find, expected, filesWith: new Map<string, Set<string>>() };
}

function linesOf({ expected, filesWith }: ReturnType<typeof kind>): string[] {
  return [...filesWith].map(([name, [first, ...others]]) => {
    const where = others.length > 0 ? `out/${first} and ${others.length} more` : `out/${first}`;
    return `${where}: ${name}: expected ${expected}`;
  });
}

function secretSettings(environment: Environment): Leak[] {
  return Object.entries(environment).flatMap(([name, value]) =>
    SECRET_NAME.test(name) && value && value.length >= SHORTEST_SECRET ? [{ name: `the value of ${name}`, value }] : [],
  );
}

function secretsIn(text: string, settings: readonly Leak[]): Leak[] {
  const keys = KEYS.flatMap(([name, form]) => (text.match(form) ?? []).map((value) => ({ name, value })));
  return [...settings.filter(({ value }) => text.includes(value)), ...keys];
}

function localTraces(text: string): Leak[] {
  const found = [...(text.match(LOCAL_ADDRESS) ?? []), ...FAKE_VALUES.filter((value) => text.includes(value))];
  return found.map((value) => ({ name: value, value }));
}

/** Settings with a local address. They are checked apart from the files, where a post may have the same address. */
function localSettings(environment: Environment): string[] {
  return Object.entries(environment)
    .filter(([name, value = '']) => name.startsWith('NEXT_PUBLIC_') && localTraces(value).length > 0)
    .map(
      ([name, value]) =>
        `settings (environment or .env.local): ${name}: expected a service that visitors reach (or build with --for-this-machine), received '${value}'`,
    );
}
