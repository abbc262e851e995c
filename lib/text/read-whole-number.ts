/** What stands between the groups of a number: 1,000, 1.000, 1 000, 1’000, ١٬٠٠٠. */
const SEPARATOR = "[,.'’‘ʼ′·٬،、\\s]";

/** 1000, 1,000,000, or the Indian 1,00,000; a plus before it, and decimals that are all 0 behind it. */
const WHOLE = new RegExp(
  `^\\+?\\s*(\\d+|\\d{1,3}(${SEPARATOR})\\d{3}(?:\\2\\d{3})*|\\d{1,2}(${SEPARATOR})(?:\\d\\d\\3)+\\d{3})(?:[.,٫]0{0,2})?$`,
);

/** Reads a whole number as people type it anywhere: any digits and separators, a plus. Undefined for '40.5', '-5' or 'forty'. */
export function readWholeNumber(text: string): number | undefined {
  // Compatibility forms would read a superscript as one more digit: '40²' is not 402.
  if (/[\p{No}\p{Nl}]/u.test(text)) return undefined;
  const plain = text
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .replace(/[^\P{Nd}\d]/gu, (digit) => String(digitValue(digit)))
    .trim();
  const digits = WHOLE.exec(plain)?.[1];
  return digits === undefined ? undefined : Number(digits.replace(/\D/g, ''));
}

/** Unicode has the decimal digits of each script in a row, from 0 to 9, and never a part of a row. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}
