import type { Redirect } from './schema/redirect';

/**
 * Paths that lead elsewhere, permanently. The page's own path stays as the client spelt it ('enteprise', spec section
 * 2): links and search results point there. Whoever types it correctly is sent along.
 */
export const redirects: readonly Redirect[] = [
  { from: '/services/software/enterprise-development', to: '/services/software/enteprise-development' },
];
