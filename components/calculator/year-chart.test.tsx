/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { sampleBill } from '@/content/sample-bill';
import { chosenTools } from '@/lib/calculator/chosen-tools';
import { estimate } from '@/lib/calculator/estimate';
import { YearChart } from './year-chart';

test('the bars of a year stand on one line, and are as high as what was paid by then', () => {
  const result = estimate(sampleBill.members, chosenTools(sampleBill.tools));
  if (result.status !== 'saving') throw new Error('expected a saving');
  const { container } = render(<YearChart estimate={result} />);
  const bars = (name: string) =>
    [...container.querySelectorAll(`.${name}`)].map((bar) => {
      const [top, height] = [Number(bar.getAttribute('y')), Number(bar.getAttribute('height'))];
      return { height, bottom: top + height };
    });
  const [now, ours] = [bars('now-bar'), bars('ours-bar')];
  const bottom = now[0]?.bottom ?? 0;
  const cent = (now.at(-1)?.height ?? 0) / (12 * result.current.monthlyCents);
  const expected = (monthlyCents: number) =>
    // Positions are in half units.
    Array.from({ length: 12 }, (_, index) => expect.closeTo(monthlyCents * (index + 1) * cent, 0));
  expect(bottom).toBeGreaterThan(0);
  expect(now.map(({ height }) => height)).toEqual(expected(result.current.monthlyCents));
  expect(ours.map(({ height }) => height)).toEqual(expected(result.provider.monthlyCents));
  for (const bar of [...now, ...ours]) expect(bar.bottom).toBe(bottom);
});
