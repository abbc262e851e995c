import { field } from '@/lib/text/records';
import { toOneLine, truncate } from './clean-text';

/** The blog service answered with an error: 'API Error: {status} - {body}' (spec section 8), the body as one short line. */
export class BlogStatusError extends Error {
  constructor(
    readonly status: number,
    body: string,
  ) {
    super(`API Error: ${status} - ${summarizeBody(body)}`);
  }
}

/** The message for an error of fetching posts (spec section 8): its own, or 'Failed to fetch blog posts' if it has none. */
export function blogErrorMessage(error: unknown): string {
  // Not `instanceof Error`: fetch may reject with an error of another realm.
  const message = field(error, 'message');
  return typeof message === 'string' && message.trim() ? message : 'Failed to fetch blog posts';
}

const MAX_SUMMARY_LENGTH = 200;
/** Only the start of a body is parsed: it says what went wrong, and the regular expressions stay fast. */
const MAX_PARSED_LENGTH = 20_000;

/** The entities that proxies and Ghost use in their error pages. */
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** A response's body as one line of text, at most 200 characters; of an HTML page its title, or else its text. */
export function summarizeBody(body: string): string {
  const start = body.slice(0, MAX_PARSED_LENGTH);
  const line = toOneLine(/^\s*(<!doctype|<!--|<\??[a-z])/i.test(start) ? textOfPage(start) : start);
  return truncate(line || 'empty body', MAX_SUMMARY_LENGTH);
}

function textOfPage(page: string): string {
  const [, title = ''] = /<title[^>]*>([^<]*)/i.exec(page) ?? [];
  const withoutTags = page.replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/gi, ' ');
  return toOneLine(decode(title)) || decode(withoutTags);
}

function decode(text: string): string {
  return text.replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity);
}
