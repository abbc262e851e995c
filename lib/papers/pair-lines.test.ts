import { cloudBill } from '@/content/papers/managed/cloud-bill';
import { readPair } from './pair-lines';

test('a bill says what each changed line saves, keeps the others, and adds both sides up', () => {
  const { lines, total } = readPair(cloudBill.blocks[0]);
  expect(lines[0]).toEqual({ was: '$121.40', note: 'kept', now: '$121.40', isKept: true, difference: undefined });
  expect(lines[3]).toMatchObject({ was: '$109.20', now: '$65.00', isKept: false, difference: '−$44.20' });
  expect(lines[5]).toMatchObject({ note: 'deleted', now: '$0.00', difference: '−$48.00' });
  expect(total).toEqual({ was: '$587.80', now: '$481.20', difference: '−$106.60' });
});
