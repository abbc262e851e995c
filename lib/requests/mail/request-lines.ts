import type { Attribution } from '@/lib/attribution/attribution';
import { singleLine } from './clean-text';

/** An address may be of any length; its beginning says where it leads. */
const LONGEST_LINE = 300;

/** What every message ends with: the request's id, and where the visitor came from, a line each. */
export function requestLines(id: string, { landingPage, referrer, utm }: Attribution): string[] {
  return [
    `Request: ${id}`,
    `Landing page: ${landingPage}`,
    ...(referrer ? [`Referrer: ${referrer}`] : []),
    ...Object.entries(utm).map(([name, value]) => `${name}: ${value}`),
  ].map((line) => singleLine(line.slice(0, LONGEST_LINE)));
}

/** Paragraphs of a mail, empty ones left out. */
export function paragraphs(...texts: string[]): string {
  return texts.filter(Boolean).join('\n\n');
}
