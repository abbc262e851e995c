/** Words inside a sentence: 'Team chat' gives 'team chat'. Abbreviations such as 'HR suite' keep their capitals. */
export function lowered(words: string): string {
  return /^\p{Lu}{2}/u.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);
}

/** Phrases as one: 'Storage used, number of systems, restore drills'. */
export function inARow(phrases: readonly string[]): string {
  return phrases.map((phrase, index) => (index === 0 ? phrase : lowered(phrase))).join(', ');
}

/** 'a, b and c'. */
export function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
