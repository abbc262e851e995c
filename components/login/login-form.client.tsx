'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useRef } from 'react';
import { useReady } from '@/components/ui/use-ready';
import { loginFormTexts } from '@/content/texts/login';
import { browserClock } from '@/lib/platform/clock';

type Props = {
  /** The address of the login service; null means the placeholder. */
  endpoint: string | null;
  labelledBy: string;
};

/**
 * Email and password. Both are required, and the browser's own messages say so, because the specification has none. The code
 * for signing in loads with the first submit. `method="dialog"` does not navigate: Enter without script puts no password
 * into an address, and Enter before the boot script does not stop the page's scripts.
 */
export function LoginForm({ endpoint, labelledBy }: Props) {
  const { 'data-island': island } = useReady();
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
        { email: text('email'), password: text('password') },
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
    <form data-island={island} method="dialog" aria-labelledby={labelledBy} onSubmit={submit}>
      <div className="field">
        <label htmlFor="login-email">{loginFormTexts.email}</label>
        <input id="login-email" name="email" type="email" autoComplete="username" required />
      </div>
      <div className="field">
        <label htmlFor="login-password">{loginFormTexts.password}</label>
        <input id="login-password" name="password" type="password" autoComplete="current-password" required />
      </div>
      <button type="submit" className="button" data-needs-script>
        {loginFormTexts.send}
      </button>
    </form>
  );
}
