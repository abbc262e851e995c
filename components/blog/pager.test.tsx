/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { listPages } from '@/lib/blog/list-pages';
import { postFixture } from '@/lib/blog/post-fixture';
import { BLOG_LIST_POSTS } from '@/lib/blog/select-posts';
import { Pager } from './pager';

const posts = Array.from({ length: 3 * BLOG_LIST_POSTS }, (_, index) =>
  postFixture({ id: String(index), primary_tag: null }),
);
const [newest, middle, oldest] = listPages(posts);

const linked = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

test('each page of the list links its neighbors, the newest no newer one and the oldest no older one', () => {
  if (!newest || !middle || !oldest) throw new Error('expected three pages');
  const { rerender } = render(<Pager page={middle} />);
  expect([linked('Newer'), linked('Older')]).toEqual([newest.path, oldest.path]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', middle.path);
  rerender(<Pager page={newest} />);
  expect([linked('Newer'), linked('Older')]).toEqual([undefined, middle.path]);
  rerender(<Pager page={oldest} />);
  expect([linked('Newer'), linked('Older')]).toEqual([middle.path, undefined]);
});
