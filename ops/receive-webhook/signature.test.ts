import { createHmac } from 'node:crypto';
import { checkSignature, createReplayGuard, WINDOW_MS } from './signature';

const secret = 'a secret of the blog';
const now = Date.UTC(2026, 10, 20, 22);
const body = Buffer.from('{}');

function signed({ at = now, by = secret, over = body }: { at?: number; by?: string; over?: Buffer } = {}): string {
  return `sha256=${createHmac('sha256', by).update(over).update(String(at)).digest('hex')}, t=${at}`;
}

const check = (header: string | undefined, given: Buffer = body) =>
  checkSignature({ header, body: given, secret, now });

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
  ['a time that is no number', `${signed().split(',')[0]}, t=now`, /another form/],
  ['another secret', signed({ by: 'a guess' }), /wrong/],
  ['another body', signed({ over: Buffer.from('{"post":1}') }), /wrong/],
  ['one digit changed', signed().replace(/=(.)/, (_, digit) => `=${digit === '0' ? '1' : '0'}`), /wrong/],
  ['a newer time put on an old signature', signed({ at: now - 1 }).replace(/t=\d+/, `t=${now}`), /wrong/],
  ['too old', signed({ at: now - WINDOW_MS - 1 }), /window/],
  ['from the future', signed({ at: now + WINDOW_MS + 1 }), /window/],
])('refused: %s', (_, header, reason) => {
  expect(check(header)).toEqual({ isGenuine: false, reason: expect.stringMatching(reason) });
});

test('the same JSON with other spaces is another body', () => {
  expect(check(signed(), Buffer.from('{ }')).isGenuine).toBe(false);
});

test('a signature is new once, and is forgotten only when its call is too old anyway', () => {
  const guard = createReplayGuard(WINDOW_MS);
  expect([guard.isNew('a', now), guard.isNew('a', now), guard.isNew('b', now)]).toEqual([true, false, true]);
  expect(guard.isNew('a', now + 2 * WINDOW_MS - 1)).toBe(false);
  expect(guard.isNew('a', now + 2 * WINDOW_MS)).toBe(true);
});
