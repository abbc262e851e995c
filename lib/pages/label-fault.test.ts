import { labelFault } from './label-fault';

const LINK = 'tel:+12025550143';

test.each([
  '+1 202 555 0199',
  '+1\u00a0202\u00a0555\u00a00199',
  '202\u2011555\u20110199',
  '202/555/0199',
  '+44 202 555 0143',
  '+1 202 555 01430',
  '+1 202 555 0143 or +1 202 555 0199',
])('%j is not the number that is dialed', (label) => {
  expect(labelFault(label, LINK)).toBe(`expected the number that is dialed, +12025550143, received '${label}'`);
});

test.each([
  '+1 202 555 0143',
  '(202) 555-0143',
  '1\u00a0202\u00a0555\u00a00143',
  '+1 202 555 0143 (24/7)',
  '+1 202 555 0143, 9:00 - 17:00',
  '+1 202 555 0143, 9 - 17',
  'our desk, 24/7',
  'the 9 - 17 desk',
])('%j may be said of it', (label) => {
  expect(labelFault(label, LINK)).toBeUndefined();
});
