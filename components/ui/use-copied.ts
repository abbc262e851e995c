import { useEffect, useState } from 'react';
import { browserClock } from '@/lib/platform/clock';
import { copyText } from '@/lib/platform/copy-text.browser';

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
