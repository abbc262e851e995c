import { cutText, oneLine } from './clean-text';

const MAX_LENGTH = 200;
/** No more of a body is looked at: the start says what went wrong, and the patterns below stay quick. */
const MAX_READ = 20_000;

/** The few entities that proxies and Ghost write in their error pages. */
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/**
 * The body of an answer as one line of at most 200 characters: JSON and text as sent, an HTML page by its title, or by
 * its text where it has none. The result is text, never markup.
 */
export function readableBody(body: string): string {
  const read = body.slice(0, MAX_READ);
  const line = oneLine(/^\s*(<!doctype|<!--|<\??[a-z])/i.test(read) ? textOfPage(read) : read);
  return cutText(line || 'empty body', MAX_LENGTH);
}

function textOfPage(page: string): string {
  const [, title = ''] = /<title[^>]*>([^<]*)/i.exec(page) ?? [];
  return oneLine(decode(title)) || decode(withoutTags(page));
}

function withoutTags(page: string): string {
  return page.replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/gi, ' ');
}

function decode(text: string): string {
  return text.replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity);
}
