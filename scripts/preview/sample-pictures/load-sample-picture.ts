import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fakeSettings } from '../fake-environment';

const FOLDER = 'scripts/preview/sample-pictures';

type SamplePicture = { contentType: string; read: () => Promise<Uint8Array<ArrayBuffer>> };

/** The sample picture at this path, such as `/content/images/2026/11/struck-bill.jpg`; undefined when there is none. */
export function findSamplePicture(path: string): SamplePicture | undefined {
  const [, name = ''] = /^\/content\/images\/\d{4}\/\d\d\/([a-z-]+\.jpg)$/.exec(path) ?? [];
  const file = join(FOLDER, name);
  if (name === '' || !existsSync(file)) return undefined;
  return { contentType: 'image/jpeg', read: async () => new Uint8Array(await readFile(file)) };
}

/** A `fetch` that answers with sample pictures for those of the committed posts, whose blog does not exist. */
export function fetchWithSamples(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const { origin, pathname } = new URL(input instanceof Request ? input.url : input);
    const picture = origin === fakeSettings.snapshotBlogOrigin && findSamplePicture(pathname);
    return picture ? new Response(await picture.read()) : fetch(input, init);
  };
}
