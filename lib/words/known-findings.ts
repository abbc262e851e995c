import type { Answer } from './answers';

/** Findings of `npm run check:words` that stay, each with its reason. */
export const knownFindings: readonly Answer[] = [];
