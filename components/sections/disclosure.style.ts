import { css } from '@/components/ui/styled-root';

/** Rows that open: a line under each, its words on the left and room for a sign on the right. */
export const disclosureStyle = css`
  details {
    border-bottom: 1px solid var(--line);
  }
  summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 1.5rem;
    min-height: 3.9rem;
    padding-block: 0.8rem;
  }
`;
