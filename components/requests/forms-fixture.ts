import { settle } from '@/components/ui/settle-fixture';
import { TIMEOUT_MS } from '@/lib/platform/with-timeout';
import { transport } from '@/lib/requests/mail/provider';
import { MINIMUM_TIME_MS } from '@/lib/requests/submit-request';

jest.mock('@/lib/requests/mail/provider', () => ({ transport: jest.fn() }));

/* For each test that imports this file: a mail relay that accepts each request at once, empty storage, fake timers. */
export const sendMock = jest.mocked(transport);
export { mailConfig as mail } from '@/lib/config/mail-settings-examples';
export const refused = { status: 500, text: 'No' };
const ok = 'OK';

beforeEach(() => {
  jest.useFakeTimers();
  window.sessionStorage.clear();
  sendMock.mockReset().mockResolvedValue(ok);
  // The forms log a failed send.
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(async () => {
  // A send outlasts its form: what a test held back times out, or the next one would find it on its way.
  await jest.advanceTimersByTimeAsync(MINIMUM_TIME_MS + TIMEOUT_MS);
  jest.restoreAllMocks();
});

/** Makes the relay wait with its answer until the test calls `accept` or `refuse`. */
export function holdAnswer() {
  let accept = () => {};
  let refuse = () => {};
  sendMock.mockReturnValue(
    new Promise((resolve, reject) => {
      accept = () => resolve(ok);
      refuse = () => reject(refused);
    }),
  );
  const thenSettle = (answer: () => void) => () => {
    answer();
    return settle();
  };
  return { accept: thenSettle(accept), refuse: thenSettle(refuse) };
}

/**
 * What a screen reader says by itself: the descriptions of what has the focus, one by one, and the sentence in the live region
 * of the dialog or of the page.
 */
export function heard(): string[] {
  const ids = document.activeElement?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const described = ids.map((id) => document.getElementById(id));
  return [...described, ...document.querySelectorAll('[data-announcer]')].flatMap((part) => part?.textContent || []);
}
