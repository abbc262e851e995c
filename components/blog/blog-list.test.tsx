import { renderToStaticMarkup } from 'react-dom/server';
import { listPages } from '@/lib/blog/list-pages';
import { loadPosts } from '@/lib/blog/load-posts';
import { postFixture } from '@/lib/blog/post-fixture';
import { BlogList } from './blog-list';
import { PostList } from './post-list';

jest.mock('./post-list', () => ({ PostList: jest.fn(() => null) }));

const posts = Array.from({ length: 45 }, (_, index) => postFixture({ id: `${index}`, primary_tag: null }));

test('the browser adds newer posts to the first page of the list, not to older pages', () => {
  for (const page of listPages(posts)) renderToStaticMarkup(<BlogList page={page} />);
  const added = jest.mocked(PostList).mock.calls.map(([{ addsNewerPosts }]) => addsNewerPosts);
  expect(added.length).toBeGreaterThan(2);
  expect(added).toEqual(added.map((_, index) => index === 0));
});

test('the page of a topic marks this topic, and no other, in the list of topics', () => {
  const page = listPages(loadPosts().posts).find(({ tag }) => tag);
  const html = page && renderToStaticMarkup(<BlogList page={page} />);
  expect(html?.match(/\S+ aria-current="true"/g)).toEqual([`href="${page?.path}" aria-current="true"`]);
});
