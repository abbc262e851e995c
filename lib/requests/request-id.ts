import type { Random } from '@/lib/platform/random';

/** Letters and digits that nobody mistakes for one another on the phone (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The reference of a request, `DT-7F3K-Q2MX`: 40 bits. It is the same on every try to send the request, so that a mail
 * that arrives twice is seen to be one.
 */
export function createRequestId(random: Random): string {
  const letters = [...random(8)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `DT-${letters.slice(0, 4)}-${letters.slice(4)}`;
}
