import type { Clock } from '@/lib/platform/clock';

/** The visitor waits so long for the chat before email and phone are offered. */
export const CHAT_TIMEOUT_MS = 8000;

/** The vendor's widget as the site uses it. */
export type ChatVendor = {
  /** Loads and starts it; each call tells of one of the two, or of neither if a blocker swallows it. */
  load(events: { onReady(): void; onError(): void }): void;
  /** Opens its window. Only once it is ready. */
  open(): void;
};

export type ChatProgress = 'opening' | 'open' | 'failed' | 'arrived-late';

/**
 * Loads the chat and opens it when it is ready. After an error or 8 seconds it has failed; a vendor that is ready after
 * all has its own bubble on the page then, and its window stays closed until the visitor wants it.
 */
export function openChat(vendor: ChatVendor, clock: Clock, onProgress: (progress: ChatProgress) => void): void {
  let hasFailed = false;
  const fail = () => {
    cancel();
    if (!hasFailed) onProgress('failed');
    hasFailed = true;
  };
  const cancel = clock.after(CHAT_TIMEOUT_MS, fail);
  onProgress('opening');
  vendor.load({
    onReady() {
      cancel();
      if (hasFailed) return onProgress('arrived-late');
      vendor.open();
      onProgress('open');
    },
    onError: fail,
  });
}
