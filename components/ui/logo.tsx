import { site } from '@/content/site';
import { css } from './styled-root';

/** For the root that shows the logo. */
export const logoStyles = css`
  .logo {
    display: inline-flex;
    align-items: center;
    gap: 0.85rem;
    min-height: 2.75rem;
    font: 700 1.45rem/1 var(--font-display);
    letter-spacing: -0.04em;
    text-decoration: none;
  }
`;

/** The name with its mark: a D on a receipt. */
export function Logo() {
  return (
    <a className="logo" href="/">
      <svg viewBox="5 0 22 32" width="20.6" height="30" aria-hidden="true">
        <path d="M5 3h22v23l-3.7 3-3.6-3-3.7 3-3.7-3-3.6 3L5 26z" fill="var(--logo-sheet, var(--ink))" />
        <path
          d="M11 9h5.2a6.4 6.4 0 0 1 0 12.8H11z"
          fill="none"
          stroke="var(--logo-letter, var(--marker))"
          strokeWidth="2.6"
        />
      </svg>
      {site.name}
    </a>
  );
}
