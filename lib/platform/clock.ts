/** Time as an argument: domain code never reads the wall clock or sets a timer itself. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls after a delay; returns how to call it off. */
  after(delayMs: number, callback: () => void): () => void;
  /** Calls again and again; returns how to stop it. */
  every(intervalMs: number, callback: () => void): () => void;
};

export const browserClock: Clock = {
  now: () => Date.now(),
  after: (delayMs, callback) => {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
  every: (intervalMs, callback) => {
    const timer = setInterval(callback, intervalMs);
    return () => clearInterval(timer);
  },
};
