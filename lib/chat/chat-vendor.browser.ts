import type { ChatConfig } from '@/lib/config/public-config';
import { chatScript } from '@/lib/config/vendors';
import { browserClock } from '@/lib/platform/clock';
import { type ChatProgress, type ChatVendor, openChat } from './open-chat';
import './chat-vendor.css';

/** As in section 7 of the specification. */
const settings = { hideMessageBubble: false, position: 'right', locale: 'en', type: 'standard' };

declare global {
  interface Window {
    chatwootSDK?: { run(options: { websiteToken: string; baseUrl: string }): void };
    $chatwoot?: { toggle(state: 'open' | 'close'): void };
  }
}

/** Chatwoot's widget. Load it only after a click of the visitor: loading sets a cookie and creates a contact. */
export function chatwoot({ url, token }: ChatConfig): ChatVendor {
  return {
    load({ onReady, onError }) {
      Object.assign(window, { chatwootSettings: settings });
      window.addEventListener('chatwoot:ready', onReady, { once: true });
      window.addEventListener('chatwoot:error', onError, { once: true });
      const script = document.createElement('script');
      script.src = chatScript({ url });
      script.onerror = onError;
      script.onload = () => {
        // A captive portal may answer with a script or page of its own.
        if (window.chatwootSDK) window.chatwootSDK.run({ websiteToken: token, baseUrl: url });
        else onError();
      };
      document.head.append(script);
    },
    open() {
      window.$chatwoot?.toggle('open');
      // Our own bubble goes, which may have the focus: Chatwoot's, which closes the chat, stands in its place.
      if (!document.activeElement?.closest('.chat')) return;
      document.querySelector<HTMLElement>('.woot-widget-bubble:not(.woot--hide)')?.focus();
    },
  };
}

/** Opens Chatwoot's chat. This file loads with the first click. */
export const startChat = (chat: ChatConfig, onProgress: (progress: ChatProgress) => void) =>
  openChat(chatwoot(chat), browserClock, onProgress);
