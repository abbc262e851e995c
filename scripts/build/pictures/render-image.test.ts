import { join } from 'node:path';
import sharp from 'sharp';
import { temporaryFolder } from '../../temporary-folder-fixture';
import { filesOf, renderImage } from './render-image';

test('a photo that a phone took upright is shown upright', async () => {
  const folder = temporaryFolder();
  const right = { create: { width: 240, height: 320, channels: 3, background: 'blue' } } as const;
  // Orientation 6: the left half of the file is the upper half of the picture.
  const photo = await sharp({ create: { width: 480, height: 320, channels: 3, background: 'red' } })
    .composite([{ input: right, left: 240, top: 0 }])
    .withMetadata({ orientation: 6 })
    .png()
    .toBuffer();
  const [, webp = ''] = filesOf(await renderImage(photo, 'cover', folder));
  const corner = { left: 300, top: 10, width: 1, height: 1 };
  const [red = 0, , blue = 0] = await sharp(join(folder, webp)).extract(corner).removeAlpha().raw().toBuffer();
  expect(red).toBeGreaterThan(200);
  expect(blue).toBeLessThan(50);
});
