import { articleFixture } from '../../preview/fakes/fakes-fixture';
import { shownIn, wantedImages } from './post-images';

const post = (age: number, cover: string | null, author: string | null = null) =>
  articleFixture(age, { feature_image: cover, primary_author: { name: 'Ada', profile_image: author } });

test('only the newest 60 posts and the featured ones have pictures', () => {
  const posts = Array.from({ length: 70 }, (_, age) => post(age, `https://x.example/${age}.jpg`));
  const pictures = (shown: typeof posts) =>
    wantedImages([...shown].reverse()).map(({ address }) => address.slice(18, -4));
  expect([pictures(posts).length, pictures(posts).at(-1)]).toEqual([60, '59']);
  expect(pictures(posts.map((one, age) => ({ ...one, featured: age === 65 }))).slice(59)).toEqual(['59', '65']);
});

test('a picture is fetched once, however many posts show it', () => {
  const author = 'https://x.example/ada.jpg';
  const both = 'https://x.example/both.jpg';
  const posts = [post(1, null, both), post(2, both, author), post(3, both, author), post(4, null, both)];
  expect(wantedImages(posts)).toEqual([
    { address: both, kind: 'cover' },
    { address: author, kind: 'author' },
  ]);
});

test('a cover that cannot be had is named with its post, a portrait alone', () => {
  const gone = { ...post(1, 'https://x.example/gone.jpg', 'https://x.example/ada.jpg'), title: 'Moving day' };
  expect(shownIn([post(2, null), gone], 'https://x.example/gone.jpg: status 404')).toBe(", of 'Moving day'");
  expect(shownIn([gone], 'https://x.example/ada.jpg: status 404')).toBe('');
});
