import { checkSignature, createReplayGuard } from './signature';
import { now, secret, signed } from './signature-fixture';

const WINDOW_MS = 5 * 60_000;

const check = (header: string | undefined) => checkSignature({ header, body: Buffer.from('{}'), secret, now });

test.each([
  ['now', now],
  ['up to five minutes ago', now - WINDOW_MS],
  ['by a clock that is five minutes fast', now + WINDOW_MS],
])('a call signed %s is accepted', (_, at) => {
  expect(check(signed({ at })).isGenuine).toBe(true);
});

test.each([
  ['unsigned', undefined, /not signed/],
  ['an empty header', '', /not signed/],
  ['no time', signed().split(',')[0], /another form/],
  ['a time that is no number', signed().replace(/t=\d+/, 't=now'), /another form/],
  ['another secret', signed({ by: 'a guess' }), /wrong/],
  ['another body', signed({ body: '{"post":1}' }), /wrong/],
  ['the same JSON with other spaces', signed({ body: '{ }' }), /wrong/],
  ['one digit changed', signed().replace(/=(.)/, (_, digit) => `=${digit === '0' ? '1' : '0'}`), /wrong/],
  ['a newer time put on an old signature', signed({ at: now - 1 }).replace(/t=\d+/, `t=${now}`), /wrong/],
  ['too old', signed({ at: now - WINDOW_MS - 1 }), /window/],
  ['from the future', signed({ at: now + WINDOW_MS + 1 }), /window/],
])('refused: %s', (_, header, reason) => {
  expect(check(header)).toEqual({ isGenuine: false, reason: expect.stringMatching(reason) });
});

test('a signature is new once, and is forgotten only when its call is too old anyway', () => {
  const isNew = createReplayGuard(WINDOW_MS);
  expect([isNew('a', now), isNew('a', now), isNew('b', now)]).toEqual([true, false, true]);
  expect(isNew('a', now + 2 * WINDOW_MS - 1)).toBe(false);
  expect(isNew('a', now + 2 * WINDOW_MS)).toBe(true);
});
