import { type SlipId, slips } from '@/content/papers/slips';
import { plainText } from '@/lib/text/parse-inline';
import { priceLines } from './amounts';
import { clockAfter } from './clock';
import { findPaper } from './find-paper';

/** A paper in a few lines: its title, lines of a label and a value, and the words of its stamp. */
export type SlipText = {
  title: string;
  lines: readonly { label: string; value: string; isTotal?: boolean }[];
  stamp?: string;
};

/** The text of a slip of content/papers/slips.ts, from its paper. Throws where the paper lacks what the slip names. */
export function readSlip(id: SlipId): SlipText {
  const { title, blocks } = findPaper(id);
  const slip = slips.find(({ paper }) => paper === id);
  const lines = blocks.flatMap((block): SlipText['lines'] => {
    if (slip?.paper === 'estimate' && block.kind === 'amounts') {
      const { lines, totals } = priceLines(block);
      // The paper says more after the comma: 'Team chat, hosted and supported'.
      const named = lines.map(({ text, money }) => ({ label: beforeComma(text), value: withoutPeriod(money) }));
      return [...named, ...totals.map(({ label, money }) => ({ label, value: money, isTotal: true }))];
    }
    if (slip?.paper === 'restore-drill' && block.kind === 'log')
      return slip.log.map(({ minute, text }) => ({ label: clockAfter(block.start, minute).text, value: text }));
    if (slip?.paper === 'server-page' && block.kind === 'readings') {
      return slip.readings.map((label) => {
        const reading = block.readings.find((each) => each.label === label);
        if (!reading) throw new Error(`content/papers/slips.ts: expected a reading of '${id}', received '${label}'`);
        return { label, value: reading.value };
      });
    }
    return [];
  });
  const stamp = blocks.find((block) => block.kind === 'stamp')?.text;
  return { title, lines, stamp: stamp && plainText(stamp) };
}

const beforeComma = (text: string) => plainText(text).split(',')[0] ?? '';
const withoutPeriod = (money: string) => money.split(' a\u00a0month')[0] ?? '';
