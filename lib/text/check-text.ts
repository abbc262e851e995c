/** Typing mistakes that a visitor would see, each with the fix. */
const MISTAKES: readonly { pattern: RegExp; expected: string }[] = [
  { pattern: /^\s*$/, expected: 'expected words' },
  { pattern: /^\s|\s$/, expected: 'expected no space at the beginning or the end' },
  { pattern: / {2}|[\n\t]/, expected: 'expected one space between words, and no line break' },
  { pattern: /<\/?[a-z][\w-]*(\s[^>]*|\/)?>|<!--/i, expected: 'expected words without HTML' },
  { pattern: /&(#\d+|#x[\da-f]+|[a-z]{2,}\d*);/i, expected: 'expected the sign itself and not its HTML name' },
  {
    pattern: /\*\*|__|~~|`|^#+ |(?<!\S)([*_])\w[^*_]*\1(?![\w*])/,
    expected: 'expected words without Markdown; ==words== are highlighted',
  },
  // In backticks the compiler would resolve such a token; in quotes the dollar stays.
  { pattern: /\$\{/, expected: "expected a token without '$' before it" },
  // The typefaces have no emoji, and copied text brings invisible characters along.
  {
    pattern: /(?![©®™])\p{Extended_Pictographic}|[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u,
    expected: 'expected words without emoji or invisible signs',
  },
];

/** The first mistake in a text, or undefined. parseInline checks marks and tokens. */
export function checkText(text: string): string | undefined {
  const mistake = MISTAKES.find(({ pattern }) => pattern.test(text));
  return mistake && `${mistake.expected}, received '${text.length > 60 ? `${text.slice(0, 57)}...` : text}'`;
}

/** The same for a text that is shown as typed: a visitor would read its marks and braces. */
export function checkPlainText(text: string): string | undefined {
  return /[{}[\]]|==/.test(text)
    ? `expected plain words here, without {…}, ==…== or [links], received '${text}'`
    : checkText(text);
}

const AMOUNT = /[$€£]\s?\d|\b(?:USD|EUR)\s?\d|\d\s?(?:[$€£]|(?:USD|EUR|(?:US )?dollars?|euros?)\b)/i;
const PHONE = /\+\d[\d\s().-]{6,}\d/;
const MAILBOX = /[\w.+-]+@[\w-]+\.[a-z]/i;
const CONTACT_LINK = /\[[^\]]*\]\((?:tel|mailto):[^)]*\)/g;

/** A price, phone number or mailbox typed by hand, which would go stale when its source changes; undefined without one. */
export function checkFacts(sentence: string): string | undefined {
  const words = sentence.replace(CONTACT_LINK, '');
  const received = `, received '${sentence}'`;
  if (AMOUNT.test(sentence)) return `expected {price:plan-id} for a price, and no other amount${received}`;
  if (PHONE.test(words)) return `expected a phone number as a link, as in [Call us](tel:+12025550143)${received}`;
  if (MAILBOX.test(words))
    return `expected a mailbox as a link, as in [Write to us](mailto:hello@example.com)${received}`;
  return undefined;
}

/** A line of code, with the spaces and brackets that code has. Mailboxes in it belong to the sample. */
export function checkCode(line: string): string | undefined {
  if (/[^\x20-\x7e]|\s$/.test(line))
    return `expected plain ASCII without tabs and spaces at the end, received '${line}'`;
  return checkFacts(line.replace(/[\w.+-]+@[\w.-]+/g, ''));
}
