import { articleFixture } from '../../preview/fakes/fakes-fixture';
import { wantedImages } from './post-images';

const post = (age: number, cover: string | null, author: string | null = null) =>
  articleFixture(age, { feature_image: cover, primary_author: { name: 'Ada', profile_image: author } });

test('only the newest 60 posts have pictures', () => {
  const posts = Array.from({ length: 70 }, (_, age) => post(age, `https://x.example/${age}.jpg`));
  const wanted = wantedImages(posts.reverse());
  expect([wanted.length, wanted.at(-1)?.address]).toEqual([60, 'https://x.example/59.jpg']);
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
