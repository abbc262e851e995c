import { css } from '@/components/ui/styled-root';

/** On a wide screen the heading stands beside a long list, and stays while the list passes. */
export const headBesideStyle = css`
  @media (min-width: 60rem) {
    .wrap {
      display: grid;
      grid-template-columns: 0.6fr 1fr;
      gap: 4rem;
      align-items: start;
    }
    .section-head {
      position: sticky;
      top: calc(var(--header-height) + 2rem);
      grid-template-columns: 1fr;
      margin: 0;
    }
  }
`;
