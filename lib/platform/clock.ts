/** The clock and the timers, passed as an argument: domain code reads no clock and sets no timer itself. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds since the page was opened, or the program started, by a clock that nobody sets. */
  elapsed(): number;
  /** Calls `callback` once after a delay. Returns a function that cancels it. */
  after(delayMs: number, callback: () => void): () => void;
};

export const browserClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after: (delayMs, callback) => {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
};
