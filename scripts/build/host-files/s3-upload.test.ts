import { spawnSync } from 'node:child_process';
import { cacheRules, REVALIDATE } from '@/lib/delivery/caching';
import { bareConfig } from '@/lib/delivery/config-fixture';
import { deliveryRules } from '@/lib/delivery/delivery-rules';
import { awsCalls, cacheTimesOf } from './read-s3-upload';
import { s3Upload } from './s3-upload';

const script = s3Upload(deliveryRules(bareConfig));
const calls = awsCalls(script);

const once = ['index.html', 'about/blogs.html', 'services.txt', 'icons/a.png'];
const never = ['index.html.br', '_next/static/a.js.gz', 'sitemap.xml.gz', '_headers', '_redirects'];

test.each([
  ...cacheRules.map(({ path, cacheControl }) => [path.slice(1).replace('*', 'a/b.js'), [cacheControl]] as const),
  ...once.map((path) => [path, [REVALIDATE]] as const),
  ...never.map((path) => [path, []] as const),
])('%s is uploaded with these cache times: %j', (path, times) => {
  expect(cacheTimesOf(calls, path)).toEqual(times);
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
