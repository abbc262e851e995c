/** What a visitor would read as it was typed, each with what to write instead. */
const FAULTS: readonly { pattern: RegExp; expected: string }[] = [
  { pattern: /^\s*$/, expected: 'expected words' },
  { pattern: /^\s|\s$/, expected: 'expected no space at the beginning or the end' },
  { pattern: / {2}|[\n\t]/, expected: 'expected one space between words, and no line break' },
  { pattern: /<\/?[a-z][^>]*>|<!--/i, expected: 'expected words without HTML' },
  { pattern: /&(#\d+|#x[\da-f]+|[a-z]{2,}\d*);/i, expected: 'expected the sign itself and not its HTML name' },
  {
    pattern: /\*\*|__|~~|`|^#+ |(?<!\S)([*_])\w[^*_]*\1(?![\w*])/,
    expected: 'expected words without Markdown; ==words== are highlighted',
  },
  // In backticks such a token would be the compiler's; in quotes the dollar stays.
  { pattern: /\$\{/, expected: "expected a token without '$' before it" },
  // The typefaces hold none of these, and copied text brings the invisible ones along.
  {
    pattern: /(?![©®™])\p{Extended_Pictographic}|[\u200b-\u200f\u2060\ufeff]/u,
    expected: 'expected words without emoji or invisible signs',
  },
];

/** The first fault of a text that is shown to visitors, or undefined. Marks and tokens are parseInline's to judge. */
export function textFault(text: string): string | undefined {
  const fault = FAULTS.find(({ pattern }) => pattern.test(text));
  return fault && `${fault.expected}, received '${text.length > 60 ? `${text.slice(0, 57)}...` : text}'`;
}

/** The same for a text that is shown word by word: a mark in it would be read as it was typed. */
export function plainTextFault(text: string): string | undefined {
  return /[{}[\]]|==/.test(text)
    ? `expected plain words here, without {…}, ==…== or [links], received '${text}'`
    : textFault(text);
}
