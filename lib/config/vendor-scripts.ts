import type { CalendarConfig, ChatConfig, PublicConfig } from '@/lib/config/public-config';

/** Cal's script for the booking calendar. */
export function calendarScript({ origin }: Pick<CalendarConfig, 'origin'>): string {
  return `${origin}/embed/embed.js`;
}

/** Chatwoot's script for the chat. */
export function chatScript({ url }: Pick<ChatConfig, 'url'>): string {
  return `${url}/packs/js/sdk.js`;
}

/** All third-party scripts of the site. A page loads one only when the visitor opens the calendar or the chat. */
export function vendorScripts({ calendar, chat }: Pick<PublicConfig, 'calendar' | 'chat'>): string[] {
  return [...(calendar ? [calendarScript(calendar)] : []), ...(chat ? [chatScript(chat)] : [])];
}
