import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../../temporary-folder-fixture';
import { referenceSizes, writeReferencePage } from './write-reference-page';

test('each file is as large as the template’s, within two in a hundred', async () => {
  const folder = temporaryFolder();
  await writeReferencePage(folder);
  for (const [name, expected] of Object.entries(referenceSizes)) {
    const path = join(folder, /\.(html|css|js)$/.test(name) ? `${name}.br` : name);
    const { size } = await stat(path);
    expect({ name, size, isNear: Math.abs(size / expected - 1) < 0.02 }).toEqual({ name, size, isNear: true });
  }
});
