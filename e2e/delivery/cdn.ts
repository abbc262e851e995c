import { createServer, type ServerResponse } from 'node:http';
import { type Listening, listenOnLoopback } from '@/scripts/preview/loopback';
import { testedSite } from '@/scripts/test/flow-server';

/** What a CDN does to pages, a switch each. The first two are Cloudflare's, as its documentation describes them. */
const rewriters = {
  'Rocket Loader': deferScripts,
  'Email Address Obfuscation': hideAddresses,
  'a minifier': minify,
} as const;

export type Switch = keyof typeof rewriters;

/** Starts a CDN in front of the tested site, with these switches on. It passes headers on, and so the site's own policy. */
export function startCdn(on: readonly Switch[]): Promise<Listening> {
  const server = createServer(async ({ url = '/', method }, response) => {
    const script = /^\/cdn-cgi\/scripts\/.*\/(?:(email-decode)|rocket-loader)/.exec(url);
    if (script) {
      response.setHeader('Content-Type', 'text/javascript');
      return response.end(`(${script[1] ? showAddresses : startScripts})()`);
    }
    return passOn({ url, method }, response, (html) => on.reduce((text, name) => rewriters[name](text), html));
  });
  return listenOnLoopback(server, 0);
}

/** Answers a request with what the tested site answers to it. */
export async function passOn(
  { url = '/', method }: { url?: string; method?: string },
  response: ServerResponse,
  changePage = (html: string) => html,
) {
  const answer = await fetch(testedSite + url, { method, redirect: 'manual' });
  const body = Buffer.from(await answer.arrayBuffer());
  const isPage = answer.headers.get('content-type')?.startsWith('text/html');
  const headers = [...answer.headers].filter(
    ([name]) => !/^(content-(encoding|length)|transfer-encoding|connection)$/.test(name),
  );
  response.writeHead(answer.status, Object.fromEntries(headers));
  response.end(isPage ? changePage(body.toString()) : body);
}

const NONCE = '2fd4c13ad70fcdd4edfb3a00-';

/** Gives scripts another type, but for those with `data-cfasync="false"` before `src`, and adds the script that starts them. */
function deferScripts(html: string): string {
  const waiting = html.replace(/<script\b([^>]*)>/g, (tag, attributes: string) => {
    const isIgnored = /\bdata-cfasync=(["'])false\1/.test(attributes.split(/\bsrc=/)[0] ?? '');
    const isData = /\btype="(?!text\/javascript|module)/.test(attributes);
    return isIgnored || isData ? tag : `<script${attributes} type="${NONCE}text/javascript">`;
  });
  return withScript(
    waiting,
    `src="/cdn-cgi/scripts/7d0fa10a/cloudflare-static/rocket-loader.min.js" data-cf-settings="${NONCE}|49" defer`,
  );
}

/** Runs in the page: starts the scripts in their order, as copies. */
function startScripts() {
  const [nonce = ''] = document.currentScript?.dataset.cfSettings?.split('|') ?? [];
  window.addEventListener('load', async () => {
    for (const waiting of document.querySelectorAll<HTMLScriptElement>(`script[type^="${nonce}"]`)) {
      const script = document.createElement('script');
      script.textContent = waiting.textContent;
      for (const { name, value } of waiting.attributes) script.setAttribute(name, value);
      script.type = waiting.type.slice(nonce.length);
      const isDone = new Promise((done) => Object.assign(script, { onload: done, onerror: done }));
      waiting.replaceWith(script);
      if (script.src) await isDone;
    }
  });
}

/** What stays as it is; else links of addresses; else other tags; else addresses. */
const ADDRESSES =
  /<!--email_off-->.*?<!--\/email_off-->|<(head|script|style|noscript|textarea)\b.*?<\/\1>|(<a\b[^>]*\bhref=")mailto:([^"?]+)|<[^>]*>|([\w.+-]+@[\w-]+\.[\w.-]*\w)/gs;

/** Replaces addresses in text and in the `href` of links outside of `<!--email_off-->`, and adds the script that shows them. */
function hideAddresses(html: string): string {
  const hidden = html.replace(ADDRESSES, (whole, _, link?: string, linked?: string, shown?: string) => {
    if (linked) return `${link}/cdn-cgi/l/email-protection#${encode(linked)}`;
    return shown ? `<span class="__cf_email__" data-cfemail="${encode(shown)}">[email&#160;protected]</span>` : whole;
  });
  const script = 'data-cfasync="false" src="/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js"';
  return hidden === html ? html : withScript(hidden, script);
}

const KEY = 0x2a;
const encode = (address: string) =>
  Buffer.from([KEY, ...Buffer.from(address).map((byte) => byte ^ KEY)]).toString('hex');

/** Runs in the page: puts the addresses back. Each is read as markup, for its character references. */
function showAddresses() {
  const decode = (hex = '') => {
    const [key = 0, ...bytes] = (hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
    return Object.assign(document.createElement('div'), {
      innerHTML: `<a>${String.fromCharCode(...bytes.map((byte) => byte ^ key))}</a>`,
    }).textContent;
  };
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[href*="/cdn-cgi/l/email-protection#"]')) {
    link.href = `mailto:${decode(link.hash.slice(1))}`;
  }
  for (const hidden of document.querySelectorAll<HTMLElement>('[data-cfemail]')) {
    hidden.replaceWith(decode(hidden.dataset.cfemail));
  }
}

/** Takes comments away, and white space but for one space; not in scripts, styles and what is preformatted. */
function minify(html: string): string {
  return html.replace(
    /<(script|style|pre|textarea)\b.*?<\/\1>|<!--.*?-->|(\s+)/gs,
    (whole, kept?: string, space?: string) => (kept ? whole : space ? ' ' : ''),
  );
}

const withScript = (html: string, attributes: string) =>
  html.replace('</body>', `<script ${attributes}></script></body>`);
