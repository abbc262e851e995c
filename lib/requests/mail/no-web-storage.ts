/**
 * Stands in for the module of the relay's client that finds localStorage (next.config.ts). The client asks for it while
 * it loads, by naming the storage, and that throws where a browser blocks site data: no form would send there. The
 * transport gives the client a store of its own anyway.
 */
export function createWebStorage(): undefined {
  return undefined;
}
