import type { Clock } from '@/lib/platform/clock';

/** After this long without the chat, email and phone are offered. */
export const CHAT_TIMEOUT_MS = 8000;

export type ChatVendor = {
  /** Loads and starts the widget. Calls one of the two, or neither if a blocker stops the script silently. */
  load(events: { onReady(): void; onError(): void }): void;
  /** Opens the chat window. Only valid once the widget is ready. */
  open(): void;
};

export type ChatProgress = 'opening' | 'open' | 'failed' | 'arrived-late';

/** Opens the chat when it is ready. If it fails or is late, it opens only by a click on the vendor's own bubble. */
export function openChat(vendor: ChatVendor, clock: Clock, onProgress: (progress: ChatProgress) => void): void {
  let hasFailed = false;
  const fail = () => {
    cancel();
    if (!hasFailed) onProgress('failed');
    hasFailed = true;
  };
  const cancel = clock.after(CHAT_TIMEOUT_MS, fail);
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
