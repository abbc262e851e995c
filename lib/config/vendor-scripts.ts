import type { CalendarConfig, ChatConfig, PublicConfig } from '@/lib/config/public-config';

/** Cal's script, which draws the booking calendar. */
export function calendarScript({ origin }: Pick<CalendarConfig, 'origin'>): string {
  return `${origin}/embed/embed.js`;
}

/** Chatwoot's script, which draws the chat. */
export function chatScript({ url }: Pick<ChatConfig, 'url'>): string {
  return `${url}/packs/js/sdk.js`;
}

/** Every script of somebody else that a page may load, and only when its visitor asks for what it draws. */
export function vendorScripts({ calendar, chat }: Pick<PublicConfig, 'calendar' | 'chat'>): string[] {
  return [...(calendar ? [calendarScript(calendar)] : []), ...(chat ? [chatScript(chat)] : [])];
}
