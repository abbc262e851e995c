import { css } from '@/components/ui/styled-root';

/** The style of a part of a paper that has its own root, and of its caption. */
export const partStyle = css`
  margin-top: 1.3rem;
  :is(h4, caption) {
    margin-bottom: 0.4rem;
    font: 600 1.05em/1.3 var(--font-display);
    letter-spacing: 0;
    text-align: left;
  }
`;

/** The words above a part of a paper. */
export function Caption({ text }: { text: string | undefined }) {
  return text === undefined ? null : <h4>{text}</h4>;
}
