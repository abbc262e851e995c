/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { postsSnapshot } from '@/content/posts/index';
import { PostCover } from './post-cover';

const cover = (title: string, tag?: string, place = 0) => {
  const svg = render(<PostCover title={title} tag={tag} place={place} />).container.firstElementChild;
  return {
    topic: svg?.getAttribute('data-topic'),
    ground: svg?.querySelector('rect')?.getAttribute('fill'),
    shapes: [...(svg?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d') ?? '').join(' '),
  };
};

test('the cover of a committed post shows its topic', () => {
  const topics = postsSnapshot.map(({ slug, title, primary_tag }) => [slug, cover(title, primary_tag?.name).topic]);
  expect(Object.fromEntries(topics)).toEqual({
    'a-backup-you-have-never-restored': 'backup',
    'a-year-of-wordpress-maintenance': 'maintenance',
    'access-for-ten-people-first-day-to-last': 'access',
    'business-ai-three-that-pay-two-that-dont': 'ai',
    'first-hour-with-a-consultant': 'consulting',
    'moving-files-to-nextcloud-without-losing-links': 'files',
    'mvp-first-server-2-vcpu-4gb': 'server',
    'per-user-pricing-from-10-to-60-people': 'costs',
    'saas-custom-or-open-source': 'choice',
    'wordpress-speed-and-search-before-ads': 'website',
  });
});

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
