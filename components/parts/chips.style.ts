import { css } from '@/components/ui/styled-root';

/** Links in a row that choose: a topic, a page of a list, a category, a paper. */
export const chipsStyle = css`
  .chips :is(a, li > span) {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2xs);
    min-width: 2.75rem;
    min-height: 2.75rem;
    padding-inline: var(--space-xs);
  }
  .chips a {
    border: 1.5px solid var(--line-strong);
    border-radius: var(--radius-control);
    font-weight: 500;
    text-decoration: none;
  }
  .chips a:hover {
    border-color: var(--ink);
    background: var(--sheet);
  }
  .chips a[aria-current] {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--sheet);
  }
`;
