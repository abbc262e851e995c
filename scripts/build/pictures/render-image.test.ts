import { join } from 'node:path';
import sharp from 'sharp';
import { browserClock } from '@/lib/platform/clock';
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
  const [, webp = ''] = filesOf(await renderImage(photo, 'cover', folder, browserClock));
  const corner = { left: 300, top: 10, width: 1, height: 1 };
  const [red = 0, , blue = 0] = await sharp(join(folder, webp)).extract(corner).removeAlpha().raw().toBuffer();
  expect(red).toBeGreaterThan(200);
  expect(blue).toBeLessThan(50);
});

test('a picture whose copies take more than a minute is given up', async () => {
  let elapsedMs = 0;
  const slow = { ...browserClock, elapsed: () => (elapsedMs += 31_000) };
  const picture = await sharp({ create: { width: 700, height: 500, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  await expect(renderImage(picture, 'cover', temporaryFolder(), slow)).rejects.toThrow('takes more than 60 s to copy');
});
