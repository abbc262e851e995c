const started = performance.now();

/** Seconds since `startMs`, a value of performance.now(), as in '41.3 s'. */
export function secondsSince(startMs: number): string {
  return `${((performance.now() - startMs) / 1000).toFixed(1)} s`;
}

/** Runs a step and prints its line: when it began, its name, and what it found. An error gets the step's name. */
export async function step(name: string, run: () => Promise<string>): Promise<void> {
  const at = secondsSince(started).padStart(8);
  const startMs = performance.now();
  try {
    const found = await run();
    console.log(`${at}  ${name}: ${found}`);
  } catch (error) {
    const problem = error instanceof Error ? error.message : error;
    throw new Error(`${at}  ${name}: failed after ${secondsSince(startMs)}. ${problem}`);
  }
}
