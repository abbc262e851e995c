import { useEffect, useState } from 'react';

/**
 * False in the prerendered page, true after hydration. A client part puts `data-island` on its root, for styles and for the
 * script that replays clicks from before hydration (lib/before-hydration/early-input.browser.ts).
 */
export function useReady(): { isReady: boolean; 'data-island': 'waiting' | 'ready' } {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return { isReady, 'data-island': isReady ? 'ready' : 'waiting' };
}
