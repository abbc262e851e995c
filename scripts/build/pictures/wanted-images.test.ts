import { snapshotPosts } from '@/lib/blog/load-posts';
import { wantedImages } from './wanted-images';

function postsWith(pictures: { cover: string | null; author?: string | null }[]) {
  const [example] = snapshotPosts().posts;
  if (!example) throw new Error('expected a committed post');
  return pictures.map(({ cover, author = null }, index) => ({
    ...example,
    id: String(index),
    published_at: new Date(Date.UTC(2026, 0, 100 - index)).toISOString(),
    feature_image: cover,
    primary_author: { name: 'Ada', profile_image: author },
  }));
}

test('only the newest 60 posts have pictures', () => {
  const posts = postsWith(Array.from({ length: 70 }, (_, index) => ({ cover: `https://x.example/${index}.jpg` })));
  const wanted = wantedImages([...posts].reverse());
  expect([wanted.length, wanted.at(-1)?.address]).toEqual([60, 'https://x.example/59.jpg']);
});

test('a picture is fetched once, however many posts show it', () => {
  const author = 'https://x.example/ada.jpg';
  const both = 'https://x.example/both.jpg';
  const posts = postsWith([
    { cover: null, author: both },
    { cover: both, author },
    { cover: both, author },
    { cover: null, author: both },
  ]);
  expect(wantedImages(posts)).toEqual([
    { address: both, kind: 'cover' },
    { address: author, kind: 'author' },
  ]);
});

test.each(['data:image/png;base64,AAAA', 'file:///etc/passwd', 'ftp://x.example/a.png'])(
  '%s is not fetched',
  (cover) => {
    expect(wantedImages(postsWith([{ cover }]))).toEqual([]);
  },
);
