import { createHmac } from 'node:crypto';

export const secret = 'a secret of the blog';
export const now = Date.UTC(2026, 10, 20, 22);

/** Ghost's header for a body, at a time in milliseconds. */
export function signed({ body = '{}', at = now, by = secret } = {}): string {
  return `sha256=${createHmac('sha256', by).update(body).update(String(at)).digest('hex')}, t=${at}`;
}
