import { backOffice } from '@/content/navigation';
import type { Authenticate, Credentials } from './authenticate';

/** Browser storage keys, word for word from the specification, section 3. */
const loginKeys = { token: 'token', role: 'role' } as const;

export type SignInPorts = {
  authenticate: Authenticate;
  storage: Pick<Storage, 'setItem'>;
  navigate(path: string): void;
  /** Where a failure goes; the visitor is told nothing (specification, section 4). */
  log(error: unknown): void;
};

/** Signs in: stores token and role and goes to the role's page. A failure is only logged, and nothing is stored. */
export async function signIn(credentials: Credentials, { authenticate, storage, navigate, log }: SignInPorts) {
  try {
    const { token, role } = await authenticate(credentials);
    storage.setItem(loginKeys.token, token);
    storage.setItem(loginKeys.role, role);
    navigate(backOffice.arrivals[role]);
  } catch (error) {
    log(error);
  }
}
