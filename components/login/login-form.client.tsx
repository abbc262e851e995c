'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useRef } from 'react';
import { useReady } from '@/components/ui/use-ready';
import { browserClock } from '@/lib/platform/clock';

type Props = {
  /** The login service; null leaves it to the placeholder. */
  endpoint: string | null;
  labelledBy: string;
};

/**
 * Email and password, both required: the browser says so, as the specification has no messages for this form. What
 * signing in takes is loaded with the first submit. It posts, so that without script no password lands in an address.
 */
export function LoginForm({ endpoint, labelledBy }: Props) {
  const { isReady: _, ...island } = useReady();
  const router = useRouter();
  const isSending = useRef(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => String(fields.get(name) ?? '');
    const log = (error: unknown) => console.error('Login failed.', error);
    try {
      const { authenticateAt, placeholderAuthenticate, signIn } = await import('@/lib/login/sign-in');
      await signIn(
        { email: text('email').trim(), password: text('password') },
        {
          authenticate: endpoint
            ? authenticateAt(endpoint, (...request) => fetch(...request), browserClock)
            : placeholderAuthenticate,
          storage: window.localStorage,
          navigate: (path) => router.push(path),
          log,
        },
      );
    } catch (error) {
      log(error);
    } finally {
      isSending.current = false;
    }
  };

  return (
    <form {...island} method="post" aria-labelledby={labelledBy} onSubmit={submit}>
      <div className="field">
        <label htmlFor="login-email">Email</label>
        <input id="login-email" name="email" type="email" autoComplete="username" required />
      </div>
      <div className="field">
        <label htmlFor="login-password">Password</label>
        <input id="login-password" name="password" type="password" autoComplete="current-password" required />
      </div>
      <button type="submit" className="button" data-needs-script>
        Log in
      </button>
    </form>
  );
}
