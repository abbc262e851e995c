import { execFileSync } from 'node:child_process';
import { cacheRules, REVALIDATE } from '@/lib/delivery/caching';
import { bareConfig } from '@/lib/delivery/config-fixture';
import { deliveryRules } from '@/lib/delivery/delivery-rules';
import { s3Upload } from './s3-upload';

/** The arguments of each call of `aws`. */
const calls = execFileSync('sh', ['-s', 'bucket', 'distribution'], {
  encoding: 'utf8',
  input: `aws() { printf '%s\\t' "$@"; echo; }\n${s3Upload(deliveryRules(bareConfig))}`,
})
  .trimEnd()
  .split('\n')
  .map((line) => line.trimEnd().split('\t'));
const uploads = calls.filter(([service]) => service === 's3');

/** As in `aws s3 sync`, the last matching filter wins, and `*` also matches slashes. */
function isUploaded(words: readonly string[], path: string): boolean {
  const matches = (pattern = '') => new RegExp(`^${pattern.replace(/[.]/g, '\\.').replaceAll('*', '.*')}$`).test(path);
  const last = words.findLastIndex((word, index) => /^--(in|ex)clude$/.test(word) && matches(words[index + 1]));
  return words[last] !== '--exclude';
}

const once = ['index.html', 'about/blogs.html', 'services.txt', 'icons/a.png'];
const never = ['index.html.br', '_next/static/a.js.gz', 'sitemap.xml.gz', '_headers', '_redirects'];

test.each([
  ...cacheRules.map(({ path, cacheControl }) => [path.slice(1).replace('*', 'a/b.js'), [cacheControl]] as const),
  ...once.map((path) => [path, [REVALIDATE]] as const),
  ...never.map((path) => [path, []] as const),
])('%s is uploaded with these cache times: %j', (path, times) => {
  const found = uploads.filter((words) => isUploaded(words, path));
  expect(found.map((words) => words[words.indexOf('--cache-control') + 1])).toEqual(times);
});

test('pages are uploaded last and delete old files; then the CloudFront cache is cleared', () => {
  expect(uploads.map((words) => words.includes('--delete'))).toEqual([false, false, true]);
  expect(calls.at(-1)).toEqual('cloudfront create-invalidation --distribution-id distribution --paths /*'.split(' '));
});
