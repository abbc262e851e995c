import { supportMessageTexts as texts } from '@/content/texts/support-message';
import { contactLink, ENQUIRY_ID } from '@/lib/routes/links';
import { fillIn } from '@/lib/text/fill-in';

/**
 * The contact form for IT support, with a company in its message: one line for each field that has a value, and the form in
 * view. Without any the message stays empty.
 */
export function supportContactLink(fields: readonly { label: string; value: string }[]): string {
  const lines = fields
    .map(({ label, value }) => ({ field: label, value: value.trim() }))
    .filter(({ value }) => value !== '')
    .map((line) => fillIn(texts.line, line));
  const link = contactLink('IT Support');
  if (lines.length === 0) return link;
  const message = [texts.first, '', ...lines, '', texts.last].join('\n');
  return `${link}&message=${encodeURIComponent(message)}#${ENQUIRY_ID}`;
}
