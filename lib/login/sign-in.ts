import { backOffice } from '@/content/navigation';
import type { Authenticate, Credentials, Session } from './authenticate';

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
