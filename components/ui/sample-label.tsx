import { sampleTexts } from '@/content/texts/section';
import { css } from './styled-root';

export const sampleLabelStyle = css`
  .sample-label {
    padding: var(--space-3xs) var(--space-2xs);
    border: 1.5px dashed var(--line-strong);
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
  }
`;

/** Marks sample work and quotes until the owner has real ones. */
export function SampleLabel() {
  return <span className="sample-label">{sampleTexts.work}</span>;
}
