import { sampleTexts } from '@/content/texts/section';
import { css } from './styled-root';

/** The style of a sample's stamp: red letters in a red frame, a little aslant. */
export const sampleStampStyle = css`
  .sample {
    display: inline-block;
    padding: 0.36rem 0.55rem 0.34rem;
    border: 1.5px solid var(--red);
    border-radius: 0.2rem;
    background: var(--sheet);
    color: var(--red);
    font: 600 0.78rem/1 var(--font-mono);
    letter-spacing: 0.04em;
    white-space: nowrap;
    rotate: -3deg;
  }
`;

/** Marks a paper with invented content. It is text, so that it also prints and is read out. */
export function SampleStamp({ label = sampleTexts.paper }: { label?: string }) {
  return <span className="sample">{label}</span>;
}
