import { labelFault } from './label-fault';

const us = { display: '+1 202 555 0143', dial: '+12025550143' };
const cameroon = { display: '+237 6 00 55 01 43', dial: '+237600550143' };
const faultOf = (label: string, { dial } = us) => labelFault(label, `tel:${dial}`, [us, cameroon]);

test.each([
  '+1 202 555 0199',
  '+1\u00a0202\u00a0555\u00a00199',
  '202\u2011555\u20110199',
  '202/555/0199',
  '+44 202 555 0143',
  '+44 (0) 202 555 0143',
  '0044 202 555 0143',
  '+1 202 555 01430',
  '02 555 0143',
  '555 0143',
  '+1 202 555 0143 or +1 202 555 0199',
])('%j is not the number that is dialed', (label) => {
  expect(faultOf(label)).toBe(`expected the number that is dialed, +12025550143, received '${label}'`);
});

test.each([
  '+1 202 555 0143',
  '(202) 555-0143',
  '1\u00a0202\u00a0555\u00a00143',
  '+1 202 555 0143 (24/7)',
  'call us 24/7 (202 555 0143)',
  '+1 202 555 0143, 9:00 - 17:00',
  '+1 202 555 0143, 9 - 17',
  'our desk, 24/7',
  'the 9 - 17 desk',
])('%j may be said of it', (label) => {
  expect(faultOf(label)).toBeUndefined();
});

test('a number may be written without its country, however long the country is', () => {
  expect(faultOf('600 55 01 43', cameroon)).toBeUndefined();
  expect(faultOf('+1 600 55 01 43', cameroon)).toMatch(/^expected the number that is dialed/);
});

test('a label of a mailbox says that mailbox, in whatever letters', () => {
  expect(labelFault('Ada@Example.org', 'mailto:ada@example.org', [])).toBeUndefined();
  expect(labelFault('eve@example.org', 'mailto:ada@example.org', [])).toMatch(
    /^expected the address that is written to/,
  );
});
