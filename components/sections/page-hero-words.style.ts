import { css } from '@/components/ui/styled-root';

/** Shared by the three heroes: breadcrumb, text, price and highlights. */
export const heroWordsStyle = css`
  .breadcrumb {
    padding-top: calc(var(--header-height) + 0.75rem);
  }
  .layout > * {
    min-width: 0;
  }
  h1 {
    max-width: 15ch;
    font-size: min(var(--size-h1-phone), clamp(2.45rem, 1.5rem + 3.6vw, 4.35rem));
  }
  .lead {
    max-width: 35rem;
    margin: 1.3rem 0 1.9rem;
    font-size: var(--size-lead);
    color: var(--ink-soft);
  }
  .from {
    margin-top: 1.3rem;
    font: 500 1rem/1.3 var(--font-mono);
  }
  .from a {
    display: inline-block;
    padding-block: 0.75rem;
    margin-block: -0.75rem;
    text-underline-offset: 0.3em;
    text-decoration-thickness: 1px;
  }
  .from a:hover {
    text-decoration-thickness: 2px;
  }
  .art > svg {
    width: 100%;
    margin-inline: auto;
  }
  .highlights li > strong {
    display: block;
    font: 700 1.2rem/1.25 var(--font-display);
    letter-spacing: -0.015em;
    margin-bottom: 0.35rem;
    text-wrap: balance;
  }
  .highlights p {
    max-width: 26rem;
    color: var(--ink-soft);
    line-height: 1.5;
  }
  .highlights a {
    white-space: nowrap;
  }
  @media (pointer: coarse) {
    .highlights a {
      display: inline-block;
      padding-block: 0.6rem;
    }
  }
`;
