import { css } from '@/components/ui/styled-root';

/** Selects sections with their own background. They leave no space outside it. */
export const OWN_GROUND = `:is([data-panel='night'], [data-tone='mist'], [data-tone='sheet'], [data-tone='green'])`;

/** Cards in a list. The link in a card's title covers the card; links in its text stay above that one. */
export const cardStyle = css`
  li {
    position: relative;
  }
  h3 a {
    text-decoration: none;
  }
  li:hover h3 a {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  li p {
    color: var(--ink-soft);
  }
  li p a {
    position: relative;
    z-index: 1;
  }
`;

/** `<details>` as rows: a line below each, the title on the left, the sign for open or closed on the right. */
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

/** On a wide screen the heading stays beside a long list while the list scrolls. */
export const headBesideStyle = css`
  @media screen and (min-width: 60rem) {
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
