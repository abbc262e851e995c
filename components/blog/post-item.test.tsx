/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { postCard } from '@/lib/blog/post-card';
import { postFixture } from '@/lib/blog/post-fixture';
import type { PostImage } from '@/lib/blog/post-image';
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

const image = {
  base: '/blog-images/a',
  widths: [320, 640],
  height: 427,
  placeholder: 'data:image/webp;base64,AA',
};

function show({
  cover = image,
  isInitiallyVisible = false,
}: {
  cover?: PostImage | null;
  isInitiallyVisible?: boolean;
}) {
  const card = { ...postCard(postFixture(), { hasOutsideLinks: true, timeZone: 'UTC' }), cover };
  const item = <PostItem card={card} place={0} heading="h2" sizes="20rem" isInitiallyVisible={isInitiallyVisible} />;
  return render(item).container;
}

test('the browser chooses an AVIF copy by the width in `sizes`; one without AVIF takes a WebP copy', () => {
  const slot = show({});
  expect(slot.querySelector('source')).toHaveAttribute(
    'srcset',
    '/blog-images/a-320.avif 320w, /blog-images/a-640.avif 640w',
  );
  const picture = slot.querySelector('picture img');
  expect(slot.querySelector('source')).toHaveAttribute('sizes', '20rem');
  expect(picture).toHaveAttribute('src', '/blog-images/a-640.webp');
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(slot.querySelector('.post-cover > img')).toBeNull();
});

test('a picture in view when the page opens is not lazy, and has a placeholder', () => {
  const slot = show({ isInitiallyVisible: true });
  expect(slot.querySelector('picture img')).toHaveAttribute('loading', 'eager');
  expect(slot.querySelector('.post-cover > img')).toHaveAttribute('src', image.placeholder);
});

test('without copies the cover is drawn, and nothing is fetched', () => {
  const slot = show({ cover: null });
  expect(slot.querySelector('.post-cover > svg')).not.toBeNull();
  expect(slot.querySelector('img, source')).toBeNull();
});
