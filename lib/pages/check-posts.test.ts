import { checkContent } from './check-content';
import { siteContent } from './site-content';

test('a post is told by its file, with a picture that has no address and a field that does not exist', () => {
  const post = { ...siteContent.postsSnapshot[0], slug: 'labels', feature_image: '/labels.jpg', feautred: true };
  expect(checkContent({ ...siteContent, postsSnapshot: [post] })).toEqual([
    'content/posts/labels.ts: feature_image: expected an address that begins with https://, or null, received "/labels.jpg"',
    "content/posts/labels.ts: the whole: expected no field 'feautred'; check its spelling",
  ]);
});

test.each([
  [{ primary_tag: { name: '<b>Costs</b>' } }, 'primary_tag.name: expected words without HTML'],
  [{ primary_tag: { name: ' ' } }, 'primary_tag.name: expected words'],
  [{ primary_author: { name: ' ', profile_image: null } }, 'primary_author.name: expected words'],
  [{ primary_author: { name: 'Ada', profile_image: 'ada.png' } }, 'primary_author.profile_image: expected an address'],
  [{ feature_image: 'http://blog.example/a.jpg' }, 'feature_image: expected an address that begins with https://'],
  [{ url: 'ftp://blog.example/labels/' }, 'url: expected an address that begins with https://'],
  [{ url: 'javascript:alert(1)' }, 'url: expected an address that begins with https://'],
])('a post with %j is refused', (changed, problem) => {
  const post = { ...siteContent.postsSnapshot[0], slug: 'labels', ...changed };
  expect(checkContent({ ...siteContent, postsSnapshot: [post] }).join('\n')).toMatch(
    new RegExp(`^content/posts/labels\\.ts: ${problem}[^\\n]*$`),
  );
});
