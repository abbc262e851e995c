import { z } from 'zod/mini';
import type { backOffice } from '@/content/navigation';
import { site } from '@/content/site';
import type { Clock } from '@/lib/platform/clock';

export type Credentials = { email: string; password: string };

/** Where each role goes after login is written in content/navigation.ts. */
export type Role = keyof typeof backOffice.arrivals;

export type Session = { token: string; role: Role };

/** Answers with a session, or rejects. */
export type Authenticate = (credentials: Credentials) => Promise<Session>;

const sessionSchema = z.object({ token: z.string().check(z.minLength(1)), role: z.enum(['client', 'employee']) });

/** For the whole answer, its body included: a service that stays silent must not keep the form from a second try. */
const LOGIN_TIMEOUT_MS = 15_000;

/**
 * Asks a login service. Rejects on any status but 2xx, on an answer that is no session, and without one in time.
 *
 * @param endpoint takes `{ email, password }` as JSON and answers `{ token, role }`
 */
export function authenticateAt(endpoint: string, fetchFrom: typeof fetch, clock: Clock): Authenticate {
  return async (credentials) => {
    const limit = new AbortController();
    const silence = new Error(`Login: no answer within ${LOGIN_TIMEOUT_MS / 1000} s`);
    const callOff = clock.after(LOGIN_TIMEOUT_MS, () => limit.abort(silence));
    try {
      const answer = await fetchFrom(endpoint, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(credentials),
        signal: limit.signal,
      });
      if (!answer.ok) throw new Error(`Login: ${answer.status}`);
      return sessionSchema.parse(await answer.json());
    } finally {
      callOff();
    }
  };
}

/**
 * PLACEHOLDER while there is no login service (specification, section 7): it checks nothing and knows no account. An
 * address of the company's own domain counts as staff, any other as a client; a password of spaces is refused, so
 * that the failing path can be walked. It guards nothing, and its token opens nothing.
 */
export const placeholderAuthenticate: Authenticate = async ({ email, password }) => {
  if (password.trim() === '') throw new Error('Login: placeholder refuses a blank password');
  const ownDomain = site.emails.general.split('@')[1];
  return { token: 'placeholder', role: email.endsWith(`@${ownDomain}`) ? 'employee' : 'client' };
};
