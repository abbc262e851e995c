// Replaces the polyfill of Node's `process` (next.config.ts). Next's client code reads variables from it at most.

export const env = {};

export default { env };
