import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { redirects } from '@/content/redirects';
import { emptySettings } from '../preview/fake-environment';
import { temporaryFolder } from '../temporary-folder-fixture';

const CHUNKS = '/_next/static/chunks';
const style = ['$', 'style', null, { href: 'section-hero', precedence: 'section', children: '.sa{color:red}' }];
const payload = JSON.stringify(`0:${JSON.stringify(style)}\n`);
const pageWith = (content: string) => `<!DOCTYPE html><html lang="en"><head>
<style data-precedence="next" data-href="site.css">@font-face{font-family:display;src:url(/a.woff2)}@font-face{font-family:text;src:url(/b.woff2)}</style>
<style data-precedence="section" data-href="section-hero">.sa{color:red}</style></head><body>
<main><h1>A page</h1>${content}</main>
<script src="${CHUNKS}/runtime.js" async></script><script>self.__next_f.push([1,${payload}])</script></body></html>`;

/** Ends the build of an export with these files, as `npm run build` does, without the settings and posts of this machine. */
function finish(files: Readonly<Record<string, string>>) {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const ended = spawnSync('node', ['--import', 'tsx', 'scripts/build/finish.ts', '--test-export', folder], {
    encoding: 'utf8',
    env: { ...process.env, ...emptySettings, CACHE_FOLDER: temporaryFolder() },
  });
  return { ...ended, read: (name: string) => readFileSync(join(folder, name), 'utf8') };
}

test('an export in which something is wrong ends the build with an error, and each check names what it found', () => {
  const moved = redirects[0]?.from ?? '';
  const { status, stderr, read } = finish({
    'contact.html': pageWith(`<link rel="canonical" href="https://www.company.example/contact">
      <form><input name="email"></form><a href="/nowhere">Nowhere</a>
      <style>.sa{color:red}</style><style>p{animation-timeline:scroll()}</style><p onclick="run()"><b>One</b>two</p>`),
    [`${moved.slice(1)}.html`]: pageWith('<p>http://localhost:3001/</p>'),
    [`${CHUNKS.slice(1)}/runtime.js`]: 'run()',
    [`${CHUNKS.slice(1)}/later.js`]: 'later()',
    'sitemap.xml': '<urlset/>',
    'sw.js': '',
    // No page: what pages load and what hosts serve beside them is read, too.
    'services.txt': 'http://localhost:3002/',
  });
  expect(status).toBe(1);
  const lines = stderr.split('\n');
  for (const line of [
    'out/contact.html: link to /nowhere: expected a page or file of the export',
    `content/redirects.ts: ${moved}: expected a path at which the site has no page`,
    /^out\/contact.html: <head> element must have <title>/,
    'out/contact.html: expected a og:title',
    'out/contact.html: 1 repeated style texts (14 bytes), expected none',
    'out/contact.html: expected white space between “One” and “two”',
    'out/contact.html: onclick on <p>: expected code in files of its own',
    /^out\/contact.html: .*animation-timeline/,
    'out/contact.html: expected to be listed in sitemap.xml, as the page is indexable',
    '/contact: expected a link to it from the content or the footer of another page',
    'docs/next-internals.md, Names of files: out/contact.html: expected a .txt file of the same name',
    /^content\/forms\/enquiry.ts: message: expected a line for it/,
    /^out\/services.*: http:\/\/localhost:3001: expected no address of this machine/,
    /^out\/services.txt: http:\/\/localhost:3002: expected no address of this machine/,
  ]) {
    expect(lines).toContainEqual(typeof line === 'string' ? line : expect.stringMatching(line));
  }
  // The runtime's chunks alone have V8's hint (compile-ahead.ts).
  const chunks = ['runtime', 'later'].map((name) => read(`${CHUNKS}/${name}.js`));
  expect(chunks).toEqual(['//# allFunctionsCalledOnLoad\nrun()', 'later()']);
});
