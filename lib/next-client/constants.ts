/** Replaces Next's list of about a hundred constants in the browser (next.config.ts): its router reads only this one. */
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = 'x-nextjs-deployment-id';
