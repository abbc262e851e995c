import { waitUntil } from '../../programs';

/** Enough for two builds on a slow machine: a call that comes during a build waits for it. */
const PUBLISH_SECONDS = 400;

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
  };
}
