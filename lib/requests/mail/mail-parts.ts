import type { FormFields } from '@/content/schema/form-field';
import { site } from '@/content/site';
import type { Attribution } from '@/lib/attribution/attribution';
import type { Entries } from '../form-check';
import { multiLine, singleLine } from './clean-text';

/** An address can have any length; its beginning shows where it leads. */
const MAX_LINE = 300;

/** By field: the text in the message for a value that is not readable itself, such as a plan's name for its id. */
type Wordings = Readonly<Record<string, (value: string) => string>>;

/** The common parts of all mails. Any text is safe here: sender and `text` get no control character and no line break. */
export function mailParts<Fields extends FormFields>(
  fields: Fields,
  values: Entries,
  lines: readonly string[] = [],
  wordings: Wordings = {},
) {
  const text = (name: string) => (values[name] ?? []).map(singleLine).join(', ');
  const facts: string[] = [];
  const longTexts: string[] = [];
  const paragraphs: string[] = [];
  // An empty optional field has no line.
  for (const [name, field] of Object.entries(fields)) {
    const isLong = field.kind === 'text';
    const value = isLong ? multiLine(values[name]?.join('\n') ?? '') : (wordings[name]?.(text(name)) ?? text(name));
    if (field.inMail === null) {
      if (isLong) paragraphs.push(value);
    } else if (value || field.required) {
      const list = isLong ? longTexts : facts;
      list.push(`${field.inMail}: ${value}`);
    }
  }
  return {
    sender: { to_name: site.name, from_name: text('name'), from_email: text('email') },
    text: (name: keyof Fields & string) => text(name),
    message: [[...facts, ...longTexts].join('\n'), ...paragraphs, lines.join('\n')].filter(Boolean).join('\n\n'),
  };
}

/** The end of every message: the request's id, and where the visitor came from, a line each. */
export function requestLines(id: string, { landingPage, referrer, utm }: Attribution): string[] {
  return [
    `Request: ${id}`,
    `Landing page: ${landingPage}`,
    ...(referrer ? [`Referrer: ${referrer}`] : []),
    ...Object.entries(utm).map(([name, value]) => `${name}: ${value}`),
  ].map((line) => singleLine(line.slice(0, MAX_LINE)));
}
