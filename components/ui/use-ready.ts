import { useEffect, useState } from 'react';

/**
 * False in the prerendered page, true once the island answers. An island puts it on its root as `data-island`, so that
 * styles can tell the two apart and a click made before is replayed after (lib/before-hydration/boot.browser.ts).
 */
export function useReady(): { isReady: boolean; 'data-island': 'waiting' | 'ready' } {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return { isReady, 'data-island': isReady ? 'ready' : 'waiting' };
}
