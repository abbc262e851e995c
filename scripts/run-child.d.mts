import type { SpawnOptions } from 'node:child_process';

export function runChild(
  command: string,
  args: readonly string[],
  options: SpawnOptions & { endedBy?: 'SIGINT' },
): Promise<{ code: number; askedBy?: 'SIGINT' | 'SIGTERM' }>;
