/** Facts that have a home of their own, each with what stands for it in a sentence. */
const TYPED: readonly { pattern: RegExp; expected: string }[] = [
  {
    pattern: /[$€£]\s?\d|\d\s?(?:[€£]|(?:USD|EUR|dollars?|euros?)\b)/i,
    expected: 'expected {price:plan-id} for a price',
  },
  { pattern: /\+\d[\d ()-]{6,}\d/, expected: 'expected a phone number as a link, as in [Call us](tel:+12025550143)' },
  {
    pattern: /[\w.+-]+@[\w-]+\.\w/,
    expected: 'expected a mailbox as a link, as in [Write to us](mailto:hello@example.com)',
  },
];

/** The first fact typed by hand into a sentence of content, where it would go stale; undefined where there is none. */
export function typedFactFault(sentence: string): string | undefined {
  const words = sentence.replace(/\[[^\]]*\]\((?:tel|mailto):[^)]*\)/g, '');
  const fact = TYPED.find(({ pattern }) => pattern.test(words));
  return fact && `${fact.expected}, received '${sentence}'`;
}
