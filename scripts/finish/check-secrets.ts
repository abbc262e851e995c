import type { TextFile } from './text-files';

/** Settings of a build machine that nobody may read, by what they are called. */
const SECRET_NAME = /SECRET|TOKEN|PASSWORD|PASSWD|PRIVATE|CREDENTIAL|API_?KEY|ACCESS_?KEY/;

/** Shorter values are words that any page may hold by chance. */
const SHORTEST_SECRET = 12;

/** What keys look like, whoever's they are. */
const KEYS: readonly (readonly [name: string, form: RegExp])[] = [
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['an Admin API key of Ghost', /\b[0-9a-f]{24}:[0-9a-f]{64}\b/],
  ['a key of AWS', /\bA(KIA|SIA)[0-9A-Z]{16}\b/],
  ['a token of GitHub', /\b(gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{60,})/],
  ['a token of Slack', /\bxox[abprs]-[\w-]{10,}/],
  ['a secret key of Stripe', /\b[rs]k_live_\w{16,}/],
  ['a signed token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/],
];

/**
 * Secrets in the export, a line each, which names the setting or the kind and never the secret itself: values of
 * settings with a secret name, and whatever has the form of a key. What is called `NEXT_PUBLIC_` is public by nature.
 */
export function checkSecrets(
  files: readonly TextFile[],
  environment: Readonly<Record<string, string | undefined>>,
): string[] {
  const settings = Object.entries(environment).flatMap(([name, value]) => {
    const isSecret = SECRET_NAME.test(name) && !name.startsWith('NEXT_PUBLIC_');
    return isSecret && value && value.length >= SHORTEST_SECRET ? [{ name: `the value of ${name}`, value }] : [];
  });
  return files.flatMap(({ file, text }) => {
    const known = settings.filter(({ value }) => text.includes(value)).map(({ name }) => name);
    const likely = KEYS.filter(([, form]) => form.test(text)).map(([name]) => name);
    return [...known, ...likely].map((name) => `out/${file}: ${name}: expected no secret in what everyone can read`);
  });
}
