import { POPOVER_OPEN } from '@/components/ui/popover-open';
import { css, styledRoot } from '@/components/ui/styled-root';
import { PRIVACY_PREFERENCES_ID } from '@/content/frame-ids';
import { siteConfig } from '@/lib/config/site-config';
import { ConsentBanner } from './consent-banner.client';

const Root = styledRoot(
  'div',
  'privacy-preferences',
  css`
  [popover] {
    --edge: max(var(--page-margin), (100% - var(--page-width)) / 2);
    inset: auto var(--edge) var(--corner-margin);
    /* Raised over a bar at the bottom edge without a layout shift. */
    transform: translateY(calc(-1 * var(--bottom-bar-height, 0px)));
    width: auto;
    /* WebKit would fill the window: its popovers are height: fit-content. */
    height: auto;
    max-width: 30rem;
    /* At a high zoom the window is lower than the text. */
    max-height: calc(100dvh - 2 * var(--corner-margin) - var(--bottom-bar-height, 0px));
    overflow-y: auto;
    scroll-padding-block: 1rem;
    margin: 0;
    padding: 0.85rem 1rem 1rem;
    border: 1.5px solid var(--ink);
    border-radius: var(--radius-card);
    background: var(--sheet);
    color: var(--ink);
    box-shadow: var(--shadow-raised);
  }
  [popover]${POPOVER_OPEN} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem 2rem;
    align-items: center;
  }
  .words {
    display: grid;
    gap: 0.1rem;
  }
  .title {
    font: 700 1.1rem/1.3 var(--font-display);
    letter-spacing: -0.01em;
  }
  .title:focus-visible {
    outline: none;
  }
  .words p + p {
    font-size: var(--size-small);
    line-height: 1.4;
    text-wrap: balance;
    color: var(--ink-soft);
  }
  .words a {
    color: var(--ink);
  }
  /* Stacked where large letters leave no room side by side. */
  .choices {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr));
    gap: 0.7rem;
  }
  .choices .button {
    min-height: 2.75rem;
    padding-block: 0.4rem;
  }
  .close {
    position: absolute;
    top: 0.3rem;
    right: 0.3rem;
  }
  /* The banner's edge would cut off a wider ring. */
  .close:focus-visible {
    outline-offset: 1px;
  }
  [popover]:has(.close) .title {
    padding-right: 2.5rem;
  }

  /* The menu covers the whole window: a banner that opens later stays hidden until the menu closes. */
  :root:has(header nav${POPOVER_OPEN}) & [popover] {
    visibility: hidden;
  }
  /* In a low window it would cover the focused element: it hides while the focus is elsewhere. */
  @media (max-height: 22rem) {
    :root:has(:focus-visible:not(main)) &:not(:has(:focus-visible)) [popover] {
      opacity: 0;
      pointer-events: none;
    }
  }
  @media (min-width: 48rem) {
    [popover] {
      right: max(var(--edge), 2 * var(--corner-margin) + var(--corner-button));
      max-width: none;
      padding: 0.9rem 1.2rem;
    }
    [popover]${POPOVER_OPEN} {
      grid-template-columns: 1fr auto;
    }
    [popover]:has(.close) {
      padding-right: 3.5rem;
    }
    .choices {
      grid-template-columns: 1fr 1fr;
    }
    .choices .button {
      min-width: 7.5rem;
    }
  }
  @media print {
    display: none;
  }
`,
  'frame',
);

/** The consent banner at the bottom edge, on every page; nothing where no visits are tracked. */
export function PrivacyPreferences() {
  const { visits } = siteConfig();
  return (
    visits && (
      <Root>
        <ConsentBanner visits={visits} />
      </Root>
    )
  );
}

/** Opens the banner again; nothing where there is none. It works before the banner's script, and not without any. */
export function PrivacyPreferencesButton({ children, className }: { children: string; className?: string }) {
  if (!siteConfig().visits) return null;
  return (
    <button
      type="button"
      className={className}
      popoverTarget={PRIVACY_PREFERENCES_ID}
      popoverTargetAction="show"
      data-needs-script
    >
      {children}
    </button>
  );
}
