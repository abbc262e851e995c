import { postFixture } from '@/lib/blog/post-fixture';
import type { PostImages } from '@/lib/blog/post-image';
import { pageInputs } from './page-inputs';

const picture = 'https://blog.example.com/a.jpg';
const image = { base: '/blog-images/a', widths: [320], height: 213, placeholder: 'data:' };
const images: PostImages = { [picture]: image };

/** 90 posts of three topics, newest first. The oldest has a picture. */
const posts = Array.from({ length: 90 }, (_, index) =>
  postFixture({
    id: `${index}`,
    primary_tag: { name: ['Costs', 'Backups', 'Servers'][index % 3] ?? '' },
    feature_image: index === 89 ? picture : null,
  }),
);
const inputs = (shown = posts, pictures = images, hasOutsideLinks = true) =>
  pageInputs(
    { source: 'blog.example.com', pulledAt: '2026-11-20T00:00:00.000Z', posts: shown, hasOutsideLinks },
    pictures,
  );

/** The paths of pages that a build would render again. */
const changed = (after: Record<string, string>, before = inputs()) =>
  Object.keys(after)
    .filter((path) => after[path] !== before[path])
    .map((path) => path.replace('/about/blogs/', ''));

test('the pages with the newest posts of the blog are rendered in every build', () => {
  for (const path of ['/', '/insights', '/about/blogs']) expect(inputs()).not.toHaveProperty([path]);
  expect(inputs()).toHaveProperty(['/about/blogs/tag/costs']);
  expect(inputs()).toHaveProperty(['/services']);
});

test('a new post changes the pages that show it or the post it pushes down, and no page of another topic', () => {
  const newest = postFixture({ id: 'new', primary_tag: { name: 'Costs' } });
  expect(changed(inputs([newest, ...posts]))).toEqual(['page/4', 'tag/costs', 'tag/costs/page/1']);
});

test('an edited post changes its page of the list and of its topic', () => {
  const edited = posts.with(89, { ...(posts[89] ?? postFixture()), title: 'Corrected' });
  expect(changed(inputs(edited))).toEqual(['page/1', 'tag/servers/page/1']);
});

test('another copy of a picture changes the pages that show it', () => {
  const other = { [picture]: { ...image, base: '/blog-images/b' } };
  expect(changed(inputs(posts, other))).toEqual(['page/1', 'tag/servers/page/1']);
});

test('links to the blog, and a new topic in the filter, change every list page', () => {
  const lists = Object.keys(inputs()).filter((path) => path.startsWith('/about/blogs/')).length;
  expect(changed(inputs(posts, images, false))).toHaveLength(lists);
  const first = postFixture({ id: 'new', primary_tag: { name: 'Careers' } });
  expect(changed(inputs([first, ...posts])).length).toBeGreaterThanOrEqual(lists);
});
