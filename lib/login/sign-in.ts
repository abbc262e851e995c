import { z } from 'zod/mini';
import { backOffice } from '@/content/navigation';
import { site } from '@/content/site';
import type { Clock } from '@/lib/platform/clock';
import { readText } from '@/lib/platform/read-answer';

type Credentials = { email: string; password: string };

const sessionSchema = z.object({ token: z.string().check(z.minLength(1)), role: z.enum(['client', 'employee']) });
type Session = z.infer<typeof sessionSchema>;

type Authenticate = (credentials: Credentials) => Promise<Session>;

type Ports = {
  authenticate: Authenticate;
  storage: Pick<Storage, 'setItem' | 'removeItem'>;
  navigate(path: string): void;
  /** Failures are only logged: visitors see no message (specification, section 4). */
  log(error: unknown): void;
};

/** Signs in: stores token and role and goes to the role's page. A failure is only logged, and nothing is stored. */
export async function signIn(credentials: Credentials, { authenticate, storage, navigate, log }: Ports) {
  try {
    const session = await authenticate(credentials);
    store(session, storage);
    navigate(backOffice.arrivals[session.role]);
  } catch (error) {
    log(error);
  }
}

/** Stores both or neither: the storage may be full after the token, and a token without its role is useless. */
function store({ token, role }: Session, storage: Ports['storage']) {
  try {
    storage.setItem('token', token);
    storage.setItem('role', role);
  } catch (error) {
    for (const key of ['token', 'role']) storage.removeItem(key);
    throw error;
  }
}

/** For the whole answer with its body, so that the form can be sent again if the service does not answer. */
const LOGIN_TIMEOUT_MS = 15_000;

/** A token has a few thousand characters at most. */
const MAX_ANSWER_CHARACTERS = 100_000;

/** Posts `{ email, password }`. Rejects unless the answer is a 2xx with `{ token, role }` and comes in time. */
export function authenticateAt(endpoint: string, fetchFrom: typeof fetch, clock: Clock): Authenticate {
  return async (credentials) => {
    const controller = new AbortController();
    const timeoutError = new Error(`Login: no answer within ${LOGIN_TIMEOUT_MS / 1000} s`);
    const cancelTimeout = clock.after(LOGIN_TIMEOUT_MS, () => controller.abort(timeoutError));
    try {
      const answer = await fetchFrom(endpoint, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(credentials),
        signal: controller.signal,
      });
      if (!answer.ok) throw new Error(`Login: ${answer.status}`);
      return sessionSchema.parse(JSON.parse(await readText(answer, MAX_ANSWER_CHARACTERS)));
    } finally {
      cancelTimeout();
      controller.abort();
    }
  };
}

/**
 * PLACEHOLDER until there is a login service (specification, section 7). It checks no account: email addresses of the company
 * are employees, all others clients. It refuses a password of spaces, so that a failed login can be tried out.
 */
export const placeholderAuthenticate: Authenticate = async ({ email, password }) => {
  if (password.trim() === '') throw new Error('Login: placeholder refuses a blank password');
  const ownDomain = site.emails.general.split('@')[1];
  return { token: 'placeholder', role: email.endsWith(`@${ownDomain}`) ? 'employee' : 'client' };
};
