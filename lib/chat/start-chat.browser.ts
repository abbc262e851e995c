import type { ChatConfig } from '@/lib/config/public-config';
import { browserClock } from '@/lib/platform/clock';
import { chatwoot } from './chatwoot.browser';
import { type ChatProgress, openChat } from './open-chat';

/** Opens Chatwoot's chat. In a file of its own, which loads with the first click. */
export const startChat = (chat: ChatConfig, onProgress: (progress: ChatProgress) => void) =>
  openChat(chatwoot(chat), browserClock, onProgress);
