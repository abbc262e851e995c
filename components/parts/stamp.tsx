import { sampleTexts } from '@/content/texts/section';

/** Marks a paper with invented content. It is text, so that it also prints and is read out. */
export function Stamp({ label = sampleTexts.paper }: { label?: string }) {
  return <span className="stamp-sample">{label}</span>;
}
