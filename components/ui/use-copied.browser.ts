import { useEffect, useState } from 'react';
import { announce } from '@/lib/platform/announce.browser';
import { browserClock } from '@/lib/platform/clock';

/** How long the confirmation shows (specification, sections 4 and 9). */
const COPIED_FOR_MS = 2000;

/**
 * Copies or shares an address, and reports the outcome of a copy: `isCopied` for two seconds after the last one, `isRefused` until
 * the next try. `said` is what screen readers hear of it.
 */
export function useCopied(said: { copied: string; refused?: string }) {
  const [outcome, setOutcome] = useState<{ status: 'idle' | 'copied' | 'refused' }>({ status: 'idle' });

  useEffect(() => {
    if (outcome.status === 'copied') return browserClock.after(COPIED_FOR_MS, () => setOutcome({ status: 'idle' }));
  }, [outcome]);

  const copy = async (text: string) => {
    const status = (await copyText(text)) ? 'copied' : 'refused';
    setOutcome({ status });
    announce(said[status] ?? '');
  };

  /** Opens the system's share sheet; where that cannot open, copies the address. Closing the sheet, or a second press, rejects, too. */
  const share = async ({ title, url }: { title: string; url: string }) => {
    try {
      await navigator.share({ title, url });
    } catch (error) {
      const isOpen = error instanceof DOMException && /^(Abort|InvalidState)Error$/.test(error.name);
      if (!isOpen) await copy(url);
    }
  };

  return { isCopied: outcome.status === 'copied', isRefused: outcome.status === 'refused', copy, share };
}

/** Returns false if the browser has no clipboard or refuses, which is logged (specification, section 8). */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.error('The text was not copied:', error);
    return false;
  }
}
