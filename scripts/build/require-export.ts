import { join } from 'node:path';
import { isFile } from '../is-file';

/** Ends the program with one line if there is no exported site. */
export async function requireExport(): Promise<void> {
  const root = join(process.cwd(), 'out');
  if (await isFile(join(root, 'index.html'))) return;
  console.error(`There is no exported site in ${root}: make it with npm run build.`);
  process.exit(1);
}
