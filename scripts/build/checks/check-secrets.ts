import type { TextFile } from '../export/export-files';
import type { PostWords } from './post-words';

/** Names of secret settings on a build machine. */
const SECRET_NAME = /SECRET|TOKEN|PASSWORD|PASSWD|PRIVATE|CREDENTIAL|API_?KEY|ACCESS_?KEY/;

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

type Secret = { name: string; value: string };
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Finds secrets in the export, a line each, without printing them: values of settings with a secret name, and texts in the
 * form of a key. Settings named `NEXT_PUBLIC_` and texts of posts are public.
 */
export function checkSecrets(files: readonly TextFile[], environment: Environment, posts: PostWords): string[] {
  const settings = secretSettings(environment);
  return files.flatMap(({ file, text }) => {
    const ours = secretsIn(text, settings).filter(({ value }) => !posts.say(value));
    const names = new Set(ours.map(({ name }) => name));
    return [...names].map((name) => `out/${file}: ${name}: expected no secret in what everyone can read`);
  });
}

/** Notes about posts that seem to contain a secret, a line each: they are published unchanged. */
export function secretNotes(posts: PostWords, environment: Environment): string[] {
  const settings = secretSettings(environment);
  return posts.each.flatMap(({ name, text }) => {
    const found = [...new Set(secretsIn(text, settings).map((secret) => secret.name))];
    return found.length > 0 ? [`Posts: ${name} says ${found.join(', ')}: published as the blog has it`] : [];
  });
}

function secretSettings(environment: Environment): Secret[] {
  return Object.entries(environment).flatMap(([name, value]) => {
    const isSecret = SECRET_NAME.test(name) && !name.startsWith('NEXT_PUBLIC_');
    return isSecret && value && value.length >= SHORTEST_SECRET ? [{ name: `the value of ${name}`, value }] : [];
  });
}

function secretsIn(text: string, settings: readonly Secret[]): Secret[] {
  const known = settings.filter(({ value }) => text.includes(value));
  const likely = KEYS.flatMap(([name, form]) => (text.match(form) ?? []).map((value) => ({ name, value })));
  return [...known, ...likely];
}
