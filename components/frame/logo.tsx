import { Mark } from '@/components/illustrations/drawing';
import { css } from '@/components/ui/styled-root';
import { site } from '@/content/site';

export const logoStyles = css`
  .logo {
    display: inline-flex;
    align-items: center;
    gap: var(--space-xs);
    min-height: 2.75rem;
    font: 700 var(--text-xl) / var(--leading-snug) var(--font-display);
    letter-spacing: -0.04em;
    text-decoration: none;
  }
`;

export function Logo() {
  return (
    <a className="logo" href="/">
      <Mark height={24.4} />
      {site.name}
    </a>
  );
}
