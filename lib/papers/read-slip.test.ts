import { readSlip } from './read-slip';

test('an estimate in a few lines has the amounts and sums of the paper', () => {
  expect(readSlip('estimate').lines).toEqual([
    { label: 'Team chat', value: '$50.00' },
    { label: 'File storage', value: '$40.00' },
    { label: 'Moving messages and files', value: '$400.00' },
    { label: '15% off your first project', value: '−$60.00' },
    { label: 'One time', value: '$340.00', isTotal: true },
    { label: 'Every month', value: '$90.00', isTotal: true },
  ]);
});

test('a drill has the times of its log and its stamp, a server page its readings', () => {
  expect(readSlip('restore-drill')).toEqual({
    title: 'Restore-drill report',
    lines: [
      { label: '9:00 AM', value: 'drill starts' },
      { label: '9:31 AM', value: 'all 48,210 rows back' },
      { label: '9:52 AM', value: 'store takes an order' },
    ],
    stamp: 'Restored in 52 minutes',
  });
  expect(readSlip('server-page').lines).toContainEqual({ label: 'Disk in use', value: '61% of 160GB' });
});
