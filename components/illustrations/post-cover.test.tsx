/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { PostCover } from './post-cover';

const cover = (title: string, tag?: string, place = 0) => {
  const svg = render(<PostCover title={title} tag={tag} place={place} />).container.firstElementChild;
  return {
    topic: svg?.getAttribute('data-topic'),
    ground: svg?.querySelector('rect')?.getAttribute('fill'),
    shapes: [...(svg?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d') ?? '').join(' '),
  };
};

test.each([
  ['A title without a known word', 'Backups', 'backup'],
  ['The cheapest servers', 'Tech costs', 'server'],
  ['Maintaining calm', undefined, 'article'],
  ['كيف نختار خادمًا لمشروع صغير؟', undefined, 'article'],
  ['', undefined, 'article'],
])('the cover of %j with the tag %j shows %s: the title decides, then the tag', (title, tag, topic) => {
  const { topic: shown, shapes } = cover(title, tag);
  expect(shown).toBe(topic);
  expect(shapes).not.toMatch(/NaN|undefined/);
});

test('covers side by side have different backgrounds, also where newer posts stand beside those of the build', () => {
  for (let place = -9; place < 40; place += 1) {
    expect(cover('A title', undefined, place).ground).not.toBe(cover('A title', undefined, place + 1).ground);
  }
});

test('two posts on one topic do not get the same drawing', () => {
  expect(cover('A bill').shapes).not.toEqual(cover('Another bill').shapes);
});
