import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Ends the program with one line if there is no exported site. */
export function requireExport(): void {
  const root = join(process.cwd(), 'out');
  if (existsSync(join(root, 'index.html'))) return;
  console.error(`There is no exported site in ${root}: make it with npm run build.`);
  process.exit(1);
}
