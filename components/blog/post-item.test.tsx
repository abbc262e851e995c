/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { postCard } from '@/lib/blog/post-card';
import { postFixture } from '@/lib/blog/post-fixture';
import { PostItem } from './post-item';

test('a topic keeps its own direction in the English line, with a page of its own and without one', () => {
  const name = 'גיבוי ב-AWS';
  const post = postFixture({ primary_tag: { name } });
  const withPage: Record<string, string> = { [name]: '/about/blogs/tag/backup' };
  for (const tagPaths of [withPage, {}]) {
    const card = postCard(post, { hasOutsideLinks: true, timeZone: 'UTC', tagPaths });
    const { unmount } = render(<PostItem card={card} place={0} heading="h2" sizes="20rem" />);
    expect(screen.getByText(name).closest('bdi')).not.toBeNull();
    unmount();
  }
});
