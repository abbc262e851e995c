/**
 * Replaces a module of the EmailJS client (next.config.ts). The original reads `localStorage` while it loads, which throws
 * where the browser blocks site data, so no form could send there. The transport passes its own store.
 */
export const createWebStorage = () => undefined;
