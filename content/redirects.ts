import type { Redirect } from './schema/redirect';

/** Permanent redirects. The specification misspells the path of a page ('enteprise', section 2); the right spelling redirects to it. */
export const redirects: readonly Redirect[] = [
  { from: '/services/software/enterprise-development', to: '/services/software/enteprise-development' },
];
