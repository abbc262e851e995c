import { fakeSettings } from '../fake-settings';

/** An address, or HTML full of them, with the fake's origin in place of the committed articles' one. */
export function atOwnOrigin(text: string, origin: string): string {
  return text.replaceAll(fakeSettings.snapshotBlogOrigin, origin);
}

/** The same for a picture, which a post may lack. */
export function pictureAtOwnOrigin(address: string | null | undefined, origin: string): string | null {
  return address ? atOwnOrigin(address, origin) : null;
}
