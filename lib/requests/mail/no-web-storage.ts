/** Replaces a module of the EmailJS client (next.config.ts) whose reading of `localStorage` throws where site data is blocked. */
export const createWebStorage = () => undefined;
