import { useEffect } from 'react';
import { prefixTitleWithError } from '@/lib/platform/page-title.browser';

/** The page's title begins 'Error: ' while errors stand: it is the first thing a screen reader says of a page. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => (hasErrors ? prefixTitleWithError() : undefined), [hasErrors]);
}
