import { shortenCss } from '@/lib/text/shorten-css';

/** The rule with which next/font offers a typeface as a class. Pages use its custom property alone. */
const FONT_CLASS = /\.\w+_className\{[^}]*\}/g;

/** A style sheet of the export without what no page needs. */
export function shortenSheet(text: string): string {
  return shortenCss(text.replace(FONT_CLASS, ''));
}
