import { browserClock } from './clock';
import { withTimeout } from './with-timeout';

/**
 * Loads a part of the page at its first use. The control that was pressed, if one was, is busy meanwhile. `onLost` is
 * called where the connection fails or stalls, where a newer version of the site has other files, and when `onLoaded` throws.
 */
export async function loadOnPress<Part>(
  control: HTMLElement | null,
  load: () => Promise<Part>,
  { onLoaded, onLost }: { onLoaded: (part: Part) => void; onLost: () => void },
): Promise<void> {
  control?.setAttribute('aria-busy', 'true');
  try {
    onLoaded(await withTimeout(load(), browserClock));
  } catch {
    onLost();
  }
  control?.removeAttribute('aria-busy');
}
