import { postCard } from './post-card';
import { postFixture } from './post-fixture';

const post = postFixture({
  excerpt: null,
  feature_image: 'https://blog.example.com/cover.jpg',
  primary_tag: { name: 'Costs' },
  primary_author: { name: 'Ada', profile_image: 'https://blog.example.com/ada.jpg' },
});
const outside = { hasOutsideLinks: true, timeZone: 'UTC' };
const image = { base: '/blog-images/a', widths: [320], height: 213, placeholder: 'data:image/webp;base64,AA' };

test('cards show the copies made at build and no picture from the blog host', () => {
  const images = { 'https://blog.example.com/cover.jpg': image };
  const card = postCard(post, { ...outside, images });
  expect([card.cover, card.author]).toEqual([image, { name: 'Ada', picture: null }]);
  const withoutCopies = postCard(post, outside);
  expect(JSON.stringify(withoutCopies)).not.toContain('.jpg');
});

test('a post that cannot be read on the blog has no link', () => {
  expect(postCard(post, { ...outside, hasOutsideLinks: false }).href).toBeNull();
  expect(postCard(post, outside).href).toBe(post.url);
});

test.each(['constructor', '__proto__'])('a tag called %s has no page but its own', (name) => {
  expect(postCard({ ...post, primary_tag: { name } }, outside).tag).toEqual({ name, path: null });
});
