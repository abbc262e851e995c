const RUN = 8;

/** The runs of eight words in a text. Case and punctuation do not count, and no run goes from one text into the next. */
function runsOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const words = text.toLowerCase().match(/[\p{L}\p{N}$%]+(?:['’.-][\p{L}\p{N}]+)*/gu) ?? [];
    return words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(' '));
  });
}

type Shared = { paths: [string, string]; share: number; example: string };

/** Pairs of pages that share more than this part of the eight-word runs of the shorter one. */
export function pairsSharing(limit: number, pages: readonly { path: string; texts: readonly string[] }[]): Shared[] {
  const all = pages.map(({ path, texts }) => ({ path, runs: new Set(runsOf(texts)) }));
  return all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other) => {
      const shared = [...one.runs].filter((run) => other.runs.has(run));
      const share = shared.length / Math.max(1, Math.min(one.runs.size, other.runs.size));
      const paths: Shared['paths'] = [one.path, other.path];
      return share > limit ? [{ paths, share, example: shared[0] ?? '' }] : [];
    }),
  );
}
