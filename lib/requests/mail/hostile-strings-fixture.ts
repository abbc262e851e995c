import { seededRandom } from '@/scripts/preview/seeded-random';

/** Texts that have broken mail programs, templates or parsers. */
const PIECES = [
  '\r\nBcc: everyone@victim.example',
  '\nSubject: changed',
  '\rX: y',
  '\u0085To: x',
  '\u2028Cc: y',
  '\u001b[31m',
  '%0d%0aBcc:',
  '=?utf-8?B?DQo=?=',
  '\\r\\n',
  '{{{to_email}}}',
  '{{from_name}}',
  '<script>alert(1)</script>',
  '"; DROP TABLE mails',
  '\u202Egro.elpmaxe@',
  'Zoë',
  'שלום',
  'ada@example.org',
  '__proto__',
  '   ',
  // Single characters; the last two are halves of a pair, in the wrong order.
  ...'\u2029\u0000\u0007\u007f\u009f\t\v\f\u2066\u200B\uFEFF😀é日a @.,;<>\uDC00\uD800',
];

/** The same strings each time, so that a failure can be repeated. */
export function hostileStrings(count: number, seed = 1): string[] {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  return Array.from({ length: count }, () => {
    const pieces = Array.from({ length: 1 + below(8) }, () => PIECES[below(PIECES.length)] ?? '');
    return pieces.join('').repeat(below(40) === 0 ? 200 : 1);
  });
}
