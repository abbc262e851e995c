/** The grade of school that reads these sentences with ease, after Flesch and Kincaid. Syllables are estimated. */
export function readingLevel(sentences: readonly string[]): number {
  const text = sentences.join(' ');
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu) ?? [];
  const ends = text.match(/[.!?:;](?=\s|$)/g)?.length ?? 0;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 0.39 * (words.length / Math.max(1, ends)) + 11.8 * (syllables / Math.max(1, words.length)) - 15.59;
}

/** Groups of vowels, less the silent ones at the end. */
function syllablesIn(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  const groups = letters.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '').match(/[aeiouy]{1,2}/g);
  return Math.max(1, groups?.length ?? 0);
}
