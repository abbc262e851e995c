import { postsSnapshot } from '@/content/posts/index';
import { type Pulled, pullPosts } from '@/lib/blog/pull/pull-posts';
import { browserClock } from '@/lib/platform/clock';
import { fakeSettings } from '../../fake-settings';
import { jsonRequest, startTestFakes } from '../fakes-fixture';
import { awkwardPosts } from './awkward-posts';

const textsOf = ({ posts }: Pulled) =>
  posts.flatMap(({ title, excerpt, primary_tag, primary_author }) =>
    [title, excerpt, primary_tag?.name, primary_author?.name].filter((text) => typeof text === 'string'),
  );

test('a pull with all awkward posts succeeds and reports the one without a title', async () => {
  const fakes = await startTestFakes(postsSnapshot);
  await fetch(`${fakes.origin}/__posts`, jsonRequest('POST', { set: 'awkward' }));
  const pulled = await pullPosts({ url: fakes.origin, key: fakeSettings.ghostContentKey, clock: browserClock });
  await fakes.close();
  expect(pulled.posts[0]?.url).toBe(`${fakes.origin}/awkward-localhost/`);
  expect(pulled.posts.length + pulled.dropped.length).toBe(awkwardPosts().length + postsSnapshot.length);
  expect(pulled.dropped).toContainEqual(expect.objectContaining({ reason: expect.stringMatching(/^title: /) }));
  for (const text of textsOf(pulled)) {
    expect(text).toBe(text.toWellFormed());
    expect(text).not.toMatch(/[\n\u2028]/);
  }
});
