import type { CalendarConfig, ChatConfig, PublicConfig } from '@/lib/config/public-config';

/** Cal's script for the booking calendar. */
export function calendarScript({ origin }: Pick<CalendarConfig, 'origin'>): string {
  return `${origin}/embed/embed.js`;
}

/** Chatwoot's script for the chat. */
export function chatScript({ url }: Pick<ChatConfig, 'url'>): string {
  return `${url}/packs/js/sdk.js`;
}

type Source = readonly [directive: string, source: string];
type Vendors = Pick<PublicConfig, 'calendar' | 'chat'>;

/** What the Content-Security-Policy allows Cal and Chatwoot, which a page asks for nothing before the visitor opens them. */
export function vendorSources({ calendar, chat }: Vendors): Source[] {
  const sources: Source[] = [];
  if (calendar) sources.push(['script-src', calendarScript(calendar)], ['frame-src', calendar.origin]);
  if (!chat) return sources;
  sources.push(['script-src', chatScript(chat)], ['frame-src', chat.url]);
  // The sound of its messages, and the picture of its inbox in its bubble.
  sources.push(['connect-src', chat.url], ['img-src', chat.url]);
  return sources;
}

/** All third-party scripts of the site. */
export function vendorScripts(vendors: Vendors): string[] {
  return vendorSources(vendors).flatMap(([directive, source]) => (directive === 'script-src' ? [source] : []));
}
