import { useEffect, useState } from 'react';
import { browserClock } from '@/lib/platform/clock';

/** How long 'copied' is confirmed (specification, sections 4 and 9). */
const COPIED_FOR_MS = 2000;

/** Copies, and knows how it went. A second copy in the two seconds starts them anew; a refusal stays until the next try. */
export function useCopied() {
  const [outcome, setOutcome] = useState<{ status: 'idle' | 'copied' | 'refused' }>({ status: 'idle' });

  useEffect(() => {
    if (outcome.status === 'copied') return browserClock.after(COPIED_FOR_MS, () => setOutcome({ status: 'idle' }));
  }, [outcome]);

  const copy = async (text: string) => setOutcome({ status: (await copyText(text)) ? 'copied' : 'refused' });

  return { isCopied: outcome.status === 'copied', isRefused: outcome.status === 'refused', copy };
}

/** Puts a text on the clipboard. Where the browser has none or refuses, that is logged (specification, section 8): false. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.error('The text was not copied:', error);
    return false;
  }
}
