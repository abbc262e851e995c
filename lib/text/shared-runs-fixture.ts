/** Words in a row that count as the same text on two pages. */
const RUN_WORDS = 8;

/** The runs of eight words that stand in both texts, in the order of the first. Case and punctuation do not count. */
export function sharedRuns(one: string, other: string): string[] {
  const others = new Set(runs(other));
  return [...new Set(runs(one))].filter((run) => others.has(run));
}

function runs(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}$%]+(?:['’.-][\p{L}\p{N}]+)*/gu) ?? [];
  return words.slice(RUN_WORDS - 1).map((_, index) => words.slice(index, index + RUN_WORDS).join(' '));
}
