import { z } from 'zod/mini';
import { backOffice } from '@/content/navigation';
import { site } from '@/content/site';
import type { Clock } from '@/lib/platform/clock';

export type Credentials = { email: string; password: string };

/** Where each role goes after login is written in content/navigation.ts. */
export type Role = keyof typeof backOffice.arrivals;

export type Session = { token: string; role: Role };

/** Answers with a session, or rejects. */
export type Authenticate = (credentials: Credentials) => Promise<Session>;

const sessionSchema = z.object({ token: z.string().check(z.minLength(1)), role: z.enum(['client', 'employee']) });

/** Browser storage keys, word for word from the specification, section 3. */
const loginKeys = { token: 'token', role: 'role' } as const;

export type SignInPorts = {
  authenticate: Authenticate;
  storage: Pick<Storage, 'setItem' | 'removeItem'>;
  navigate(path: string): void;
  /** Where a failure goes; the visitor is told nothing (specification, section 4). */
  log(error: unknown): void;
};

/** Signs in: stores token and role and goes to the role's page. A failure is only logged, and nothing is stored. */
export async function signIn(credentials: Credentials, { authenticate, storage, navigate, log }: SignInPorts) {
  try {
    const session = await authenticate(credentials);
    store(session, storage);
    navigate(backOffice.arrivals[session.role]);
  } catch (error) {
    log(error);
  }
}

/** Both or neither: a storage may run full between the two, and a token without its role belongs to nobody. */
function store({ token, role }: Session, storage: SignInPorts['storage']) {
  try {
    storage.setItem(loginKeys.token, token);
    storage.setItem(loginKeys.role, role);
  } catch (error) {
    for (const key of Object.values(loginKeys)) storage.removeItem(key);
    throw error;
  }
}

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
