import { waitUntil } from '../../programs';

/** A build, and the one before it that a call may have to wait for, on a slow machine. */
const PUBLISH_SECONDS = 240;

/** The published site, read as a visitor without JavaScript does. */
export function liveSite(origin: string) {
  /** A page as it is sent: no script runs. */
  async function page(path: string) {
    const response = await fetch(origin + path);
    return { status: response.status, body: await response.text() };
  }

  return {
    /** Waits until a page shows this text; with `isGone`, until it no longer does. */
    async waitFor(path: string, text: string, isGone = false) {
      const isThere = async () => (await page(path)).body.includes(text) !== isGone;
      await waitUntil(`${path} ${isGone ? 'no longer to show' : 'to show'} '${text}'`, PUBLISH_SECONDS, isThere);
    },

    /** @throws Error when a page does not show this text */
    async expectText(path: string, text: string) {
      const { status, body } = await page(path);
      if (status !== 200 || !body.includes(text))
        throw new Error(`${path} (status ${status}) does not show '${text}'.`);
    },

    /**
     * The picture of a post in the blog list, asked for as a browser does.
     *
     * @throws Error when the post has no picture on the site, or it cannot be had
     */
    async expectPicture(path: string, title: string) {
      const item =
        (await page(path)).body
          .split(/<li[\s>]/)
          .slice(1)
          .find((each) => each.includes(title)) ?? '';
      const [, address] = /<img[^>]* src="(\/blog-images\/[^"]+)"/.exec(item) ?? [];
      if (!address) throw new Error(`${path} shows no picture with '${title}'.`);
      const response = await fetch(origin + address);
      const type = response.headers.get('content-type') ?? '';
      const bytes = (await response.arrayBuffer()).byteLength;
      if (!response.ok || !type.startsWith('image/') || bytes < 1000) {
        throw new Error(`${address}: expected a picture, received status ${response.status}, ${type}, ${bytes} bytes.`);
      }
    },
  };
}
