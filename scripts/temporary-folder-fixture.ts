import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made: string[] = [];

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true });
});

/** A new empty folder. It is removed after the last test of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  made.push(folder);
  return folder;
}
