import { fakeSettings } from '../fake-settings';
import { findSamplePicture } from './load-sample-picture';

/**
 * The fetch of a build without a blog host, or with one that is down: the committed posts name pictures of a blog that
 * exists on no network, so theirs come from the script that makes them. Everything else is fetched.
 */
export function fetchWithSamples(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input);
    const picture = address.origin === fakeSettings.snapshotBlogOrigin && findSamplePicture(address.pathname);
    if (!picture) return fetch(input, init);
    const etag = `"${picture.version}"`;
    if (new Headers(init?.headers).get('if-none-match') === etag) return new Response(null, { status: 304 });
    const bytes = await picture.read();
    return new Response(new Uint8Array(bytes), { headers: { etag, 'content-type': picture.contentType } });
  };
}
