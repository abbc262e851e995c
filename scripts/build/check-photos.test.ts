import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { temporaryFolder } from '../temporary-folder-fixture';
import { checkPhotos } from './check-photos';

const picture = (width: number) => sharp({ create: { width, height: 500, channels: 3, background: '#0b6a45' } });

test.each([
  ['clinic.jpg', []],
  ['gone.jpg', ['received no file']],
  ['small.jpg', ['received 300 by 500']],
  ['half.jpg', ['received what is no whole picture']],
  ['renamed.png', ['received a file of type jpeg']],
])('the photograph %s: %j', async (photo, ends) => {
  const folder = temporaryFolder();
  await picture(800).jpeg().toFile(join(folder, 'clinic.jpg'));
  await picture(300).jpeg().toFile(join(folder, 'small.jpg'));
  writeFileSync(join(folder, 'half.jpg'), readFileSync(join(folder, 'clinic.jpg')).subarray(0, -900));
  await picture(800).toFormat('jpeg').toFile(join(folder, 'renamed.png'));
  const lines = await checkPhotos([{ place: 'here', photo, kind: 'cover' }], folder);
  expect(lines.map((line) => line.replace(/^here: expected .* of at least 640 .*, (?=received)/, ''))).toEqual(ends);
});
