import { createHmac, timingSafeEqual } from 'node:crypto';

/** A call is taken this long before or after its time (both machines' clocks may be off). */
export const WINDOW_MS = 5 * 60_000;

export type Checked = { isGenuine: true; signature: string } | { isGenuine: false; reason: string };

type SignedCall = {
  /** The header `X-Ghost-Signature`: `sha256=<hex>, t=<milliseconds>`. */
  header: string | undefined;
  /** As received, byte for byte. */
  body: Buffer;
  secret: string;
  /** Milliseconds since 1970. */
  now: number;
};

/** Whether Ghost sent this, and just now: the signature is an HMAC-SHA256 of the raw body followed by the time. */
export function checkSignature({ header, body, secret, now }: SignedCall): Checked {
  if (!header) return refused('not signed');
  const [, signature = '', time = ''] = /^sha256=([0-9a-f]{64}), ?t=(\d{1,15})$/.exec(header) ?? [];
  if (!signature) return refused('a signature of another form');
  const expected = createHmac('sha256', secret).update(body).update(time).digest();
  // In constant time: an answer that comes sooner for a wrong first byte would tell the right one.
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) return refused('a wrong signature');
  // After the signature: the time is part of what is signed, and says nothing while that is wrong.
  if (Math.abs(now - Number(time)) > WINDOW_MS) return refused('outside the window of five minutes');
  return { isGenuine: true, signature };
}

function refused(reason: string): Checked {
  return { isGenuine: false, reason };
}
