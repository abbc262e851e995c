/** Replaces the router's code for server actions (next.config.ts), which a static export cannot have. */
export function serverActionReducer(): never {
  throw new Error('A static export has no server actions.');
}
