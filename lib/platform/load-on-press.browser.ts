import { browserClock } from './clock';
import { withTimeout } from './with-timeout';

/** Loads a part at its first use. The pressed control is busy meanwhile. Calls `onLost` when it does not arrive, or `onLoaded` throws. */
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
