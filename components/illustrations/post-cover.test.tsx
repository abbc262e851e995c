/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { postsSnapshot } from '@/content/posts/index';
import { PostCover } from './post-cover';

const cover = (place: number, title = 'A title') => {
  const svg = render(<PostCover title={title} place={place} />).container.firstElementChild;
  return {
    ground: svg?.querySelector('rect')?.getAttribute('fill'),
    motif: [...(svg?.querySelectorAll('*') ?? [])].map(({ tagName }) => tagName).join(' '),
    paths: [...(svg?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d') ?? ''),
  };
};

test('neighbors share neither ground nor motif, also where newer posts meet those of the build', () => {
  for (let place = -9; place < 40; place += 1) {
    const [here, next] = [cover(place), cover(place + 1)];
    expect(here.ground).not.toBe(next.ground);
    expect(here.motif).not.toBe(next.motif);
  }
});

test('two titles at one place do not get the same drawing', () => {
  expect(cover(3).paths).not.toEqual(cover(3, 'Another title').paths);
});

test('bars point up from their base line for any title', () => {
  const titles = [...postsSnapshot.map(({ title }) => title), 'كيف نختار خادمًا لمشروع صغير؟', 'Short', ''];
  for (const title of titles) expect(cover(1, title).paths.join(' ')).not.toMatch(/v\d/);
});
