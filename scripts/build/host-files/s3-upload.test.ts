import { execFileSync, spawnSync } from 'node:child_process';
import { cacheRules, REVALIDATE } from '@/lib/delivery/caching';
import { s3Upload } from './s3-cloudfront';

const script = s3Upload();
/** The arguments of each call of `aws` that the upload script makes; nothing is uploaded. */
const calls = execFileSync('sh', ['-s', 'bucket', 'distribution'], {
  encoding: 'utf8',
  input: `aws() { printf '%s\\t' "$@"; echo; }\n${script}`,
})
  .trimEnd()
  .split('\n')
  .map((line) => line.trimEnd().split('\t'));

/** Whether a call of `aws s3 sync` uploads a file. The last matching filter wins, and `*` also matches slashes. */
function isUploaded(words: readonly string[], path: string): boolean {
  const matches = (pattern = '') => new RegExp(`^${pattern.replace(/[.]/g, '\\.').replaceAll('*', '.*')}$`).test(path);
  const last = words.findLastIndex((word, index) => /^--(in|ex)clude$/.test(word) && matches(words[index + 1]));
  return words[last] !== '--exclude';
}

/** The cache times with which the calls upload a file: one, if the script is right. */
function cacheTimesOf(path: string): (string | undefined)[] {
  const uploads = calls.filter((words) => words[0] === 's3' && isUploaded(words, path));
  return uploads.map((words) => words[words.indexOf('--cache-control') + 1]);
}

const once = ['index.html', 'about/blogs.html', 'services.txt', 'icons/a.png'];
const never = ['index.html.br', '_next/static/a.js.gz', 'sitemap.xml.gz', '_headers', '_redirects'];

test.each([
  ...cacheRules.map(({ path, cacheControl }) => [path.slice(1).replace('*', 'a/b.js'), [cacheControl]] as const),
  ...once.map((path) => [path, [REVALIDATE]] as const),
  ...never.map((path) => [path, []] as const),
])('%s is uploaded with these cache times: %j', (path, times) => {
  expect(cacheTimesOf(path)).toEqual(times);
});

test('pages are uploaded last and delete old files; then the CloudFront cache is cleared', () => {
  const uploads = calls.filter(([service]) => service === 's3');
  expect(uploads.map((words) => words.includes('--delete'))).toEqual([false, false, false, true]);
  expect(calls.at(-1)).toEqual('cloudfront create-invalidation --distribution-id distribution --paths /*'.split(' '));
});

test('an upload that fails is the last one: pages never name files that did not arrive', () => {
  const input = `aws() { echo called; return 1; }\n${script}`;
  const { status, stdout } = spawnSync('sh', ['-s', 'bucket', 'distribution'], { encoding: 'utf8', input });
  expect([status, stdout]).toEqual([1, 'called\n']);
});
