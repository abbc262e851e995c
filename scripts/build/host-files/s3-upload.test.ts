import { cacheRules, REVALIDATE } from '@/lib/delivery/caching';
import { bareConfig } from '@/lib/delivery/config-fixture';
import { deliveryRules } from '@/lib/delivery/delivery-rules';
import { awsCalls, cacheTimesOf } from './read-s3-upload';
import { s3Upload } from './s3-upload';

const calls = awsCalls(s3Upload(deliveryRules(bareConfig)));

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
  expect(uploads.map((words) => words.includes('--delete'))).toEqual([false, false, true]);
  expect(calls.at(-1)).toEqual('cloudfront create-invalidation --distribution-id distribution --paths /*'.split(' '));
});
