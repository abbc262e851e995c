import { cloudBill } from '@/content/papers/managed/cloud-bill';
import { readPair } from './pair-lines';

test('a bill says what each changed line saves, keeps the others, and adds both sides up', () => {
  const { lines, total } = readPair(cloudBill.blocks[0]);
  expect(lines[0]).toEqual({ was: '$121.40', note: 'kept', now: '$121.40', isKept: true, difference: undefined });
  expect(lines[3]).toMatchObject({ was: '$109.20', now: '$65.00', isKept: false, difference: '−$44.20' });
  expect(lines[5]).toMatchObject({ note: 'deleted', now: '$0.00', difference: '−$48.00' });
  expect(total).toEqual({ was: '$587.80', now: '$481.20', difference: '−$106.60' });
});

test('words may stand in the place of figures, and what grows has a plus', () => {
  const side = { title: 'Now', subtitle: 'a month', total: 'Sum' };
  const { lines } = readPair({
    kind: 'pair',
    was: side,
    now: side,
    lines: [
      { text: 'Redis', was: 'BSD', note: 'move', now: 'MIT' },
      { text: 'Fixes', was: { from: 'sample', cents: 100 }, note: 'more', now: { from: 'sample', cents: 250 } },
    ],
  });
  expect(lines).toEqual([
    { was: 'BSD', note: 'move', now: 'MIT', isKept: false, difference: undefined },
    { was: '$1.00', note: 'more', now: '$2.50', isKept: false, difference: '+$1.50' },
  ]);
});
