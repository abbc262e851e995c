/** What a host cannot do: the problems that `checkHost` may report, and the words of docs/deploy.md that say so, or a part of them. */
type Limit = { problem: RegExp; words: string };

/** Redirects of Cloudflare Pages and Netlify have no patterns, so addresses that mail programs changed lead nowhere. */
const CHANGED_ADDRESSES: Limit = {
  problem: /^\/\S*([.)](\?a=1)?|%23\S+): expected 301 or 308 to \S+, received 404$/,
  words: '`/contact.` shows the not-found page, which leads on',
};

export const hostLimits: Readonly<Record<string, readonly Limit[]>> = {
  cloudflare: [
    {
      problem: /^(\/\/|\S+%2F)\S*: expected 404, .* received 200$/,
      words: '`//about` and `/about%2Fblogs` show the page',
    },
    { problem: /: expected 'vary: accept-encoding'$/, words: 'sends no `Vary: accept-encoding`' },
    CHANGED_ADDRESSES,
  ],
  netlify: [
    CHANGED_ADDRESSES,
    {
      problem: /^(\/\/|\S+%2F)\S*: expected 404, .* received 200$/,
      words: '`//about` and `/about%2Fblogs` may show the page',
    },
    {
      problem: /^\/(index|index\.html|404\.html): expected 404, .* received 200$/,
      words: '`/index.html` and `/404.html`',
    },
    { problem: /^\/\S+\.html: expected 301 or 308 .* received 200$/, words: '`/about.html`, ' },
  ],
  // Vercel's header can be replaced, not removed: ours names the site (host-files/vercel.ts).
  vercel: [
    {
      problem: /: expected no Access-Control-Allow-Origin, received 'https?:\/\//,
      words: 'adds `Access-Control-Allow-Origin: *` to files',
    },
  ],
  cloudfront: [],
};

/** The problems without those that the host always has. */
export function withoutLimits(problems: readonly string[], limits: readonly Limit[]): string[] {
  return problems.filter((problem) => !limits.some((limit) => limit.problem.test(problem)));
}
