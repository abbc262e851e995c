import { createHmac, timingSafeEqual } from 'node:crypto';

/** A call is accepted for this long before and after its time, because clocks differ. */
export const WINDOW_MS = 5 * 60_000;

type Checked = { isGenuine: true; signature: string } | { isGenuine: false; reason: string };

type SignedCall = {
  /** The header `X-Ghost-Signature`: `sha256=<hex>, t=<milliseconds>`. */
  header: string | undefined;
  /** As received, byte for byte. */
  body: Buffer;
  secret: string;
  /** Milliseconds since 1970. */
  now: number;
};

/**
 * Whether Ghost sent this call just now: its signature is an HMAC-SHA256 of the raw body followed by the time.
 *
 * Own code: packages for signed webhooks know GitHub's and Stripe's headers, not Ghost's.
 */
export function checkSignature({ header, body, secret, now }: SignedCall): Checked {
  const refused = (reason: string) => ({ isGenuine: false as const, reason });
  if (!header) return refused('not signed');
  const [, signature = '', time = ''] = /^sha256=([0-9a-f]{64}), ?t=(\d{1,15})$/.exec(header) ?? [];
  if (!signature) return refused('a signature of another form');
  const expected = createHmac('sha256', secret).update(body).update(time).digest();
  // In constant time: a faster refusal of a wrong first byte would reveal the right one.
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) return refused('a wrong signature');
  // The time is trustworthy only after the signature has been checked, which covers it.
  if (Math.abs(now - Number(time)) > WINDOW_MS) return refused('outside the window of five minutes');
  return { isGenuine: true, signature };
}

/**
 * Returns a function that tells whether a signature is new. It remembers signatures for as long as their calls would be
 * accepted. Pass it only genuine ones.
 */
export function createReplayGuard(windowMs: number): (signature: string, now: number) => boolean {
  const seen = new Map<string, number>();
  return (signature, now) => {
    for (const [known, forgetAt] of seen) if (forgetAt <= now) seen.delete(known);
    if (seen.has(signature)) return false;
    // A call whose time is a whole window ahead of this clock stays acceptable for two windows.
    seen.set(signature, now + 2 * windowMs);
    return true;
  };
}
