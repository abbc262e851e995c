import { postCard } from './post-card';
import { snapshotPosts } from './snapshot-posts';

const [example] = snapshotPosts().posts;
if (!example) throw new Error('expected a committed post');
const post = {
  ...example,
  excerpt: null,
  feature_image: 'https://blog.example.com/cover.jpg',
  primary_tag: { name: 'Costs' },
  primary_author: { name: 'Ada', profile_image: 'https://blog.example.com/ada.jpg' },
};
const image = { base: '/blog-images/a', widths: [320], height: 213, placeholder: 'data:image/webp;base64,AA' };

test('pictures are the copies made at build, and never the blog host’s own', () => {
  const images = { 'https://blog.example.com/cover.jpg': image };
  const card = postCard(post, { hasOutsideLinks: true, images });
  expect([card.cover, card.author]).toEqual([image, { name: 'Ada', picture: null }]);
  const withoutCopies = postCard(post, { hasOutsideLinks: true });
  expect(JSON.stringify(withoutCopies)).not.toContain('.jpg');
});

test('a post that cannot be read on the blog leads nowhere', () => {
  expect(postCard(post, { hasOutsideLinks: false }).href).toBeNull();
  expect(postCard(post, { hasOutsideLinks: true }).href).toBe(post.url);
});

test('a tag leads to its posts only where there is a page of them', () => {
  const tagPaths = { Costs: '/about/blogs/tag/costs' };
  expect(postCard(post, { hasOutsideLinks: true, tagPaths }).tag).toEqual({ name: 'Costs', path: tagPaths.Costs });
  expect(postCard(post, { hasOutsideLinks: true }).tag).toEqual({ name: 'Costs', path: null });
});
