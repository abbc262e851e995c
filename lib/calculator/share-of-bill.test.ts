import { page as home } from '@/content/pages/home';
import { sampleBill, shareLimits, toolShareOfRunning } from '@/content/sample-bill';
import { sampleInvoice } from '@/content/sample-invoice';
import { claims } from '@/content/site';
import { inWords } from '@/lib/text/count-of';
import { chosenTools } from './chosen-tools';
import { estimate } from './estimate';
import { cutOf, shareOfBill } from './share-of-bill';

const sample = estimate(sampleBill.members, chosenTools(sampleBill.tools));
const cut = cutOf(sample);

// Computed by hand: 25 people pay 25 × $61.74 = $1,543.50; with us each of the four tools costs $50.00.
test('the sample bill falls from $1,543.50 to $200.00', () => {
  expect(cut).toBeCloseTo(1343.5 / 1543.5, 12);
});

test('the share that the page shows first gives the figure of the claim and of its heading', () => {
  expect(shareOfBill(shareLimits.initial, cut)).toEqual({ share: 35, saved: 30, left: 70 });
  expect(claims.saving).toContain('30%');
  expect(home.sections).toContainEqual(
    expect.objectContaining({ kind: 'one-sum', heading: expect.stringContaining('30%') }),
  );
});

test('the share of the operating costs that the page names gives the claim of 50%', () => {
  expect(shareOfBill(toolShareOfRunning, cut).saved).toBe(50);
  expect(claims['open-source']).toContain('50%');
});

test('at every share the two parts make 100%, and the saving is at most half a percent above the exact one', () => {
  for (let share = shareLimits.min; share <= shareLimits.max; share += 1) {
    const { saved, left } = shareOfBill(share, cut);
    expect(saved + left).toBe(100);
    expect(Number.isInteger(saved)).toBe(true);
    expect(Math.abs(saved - (share * 1343.5) / 1543.5)).toBeLessThanOrEqual(0.5);
    expect(saved).toBeLessThanOrEqual(share);
  }
  expect(shareOfBill(80, cut).saved).toBe(70);
});

test('where no tool is chosen, the share that we save is 0', () => {
  expect(cutOf(estimate(10, []))).toBe(0);
});

test('the tools of the sample bill are those that the sample invoice leaves unmarked', () => {
  const unmarked = sampleInvoice.lines.flatMap((line) => ('tool' in line && !line.mark ? [line.tool] : []));
  expect(sampleBill.tools).toEqual(unmarked);
  expect(inWords(unmarked.length)).toBe('four');
});
