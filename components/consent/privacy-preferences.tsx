import { POPOVER_OPEN } from '@/components/ui/popover-open';
import { styledRoot } from '@/components/ui/styled-root';
import { PRIVACY_PREFERENCES_ID } from '@/content/frame-ids';
import { siteConfig } from '@/lib/config/site-config';
import { ConsentBanner } from './consent-banner.client';

const Root = styledRoot('div', 'privacy-preferences', 'frame')`
  [popover] {
    /* In the place of the dock. */
    inset: auto 0 0;
    /* At high zoom half of the window is left to the page; the words scroll above the buttons. */
    max-height: 50dvh;
    scroll-padding-block: 1rem 5rem;
    padding: var(--space-xs) var(--page-margin) 0;
    border: solid var(--ink);
    border-width: 1.5px 0 0;
    background: var(--sheet);
    box-shadow: var(--shadow-raised);
  }
  [popover]${POPOVER_OPEN} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-xs) var(--space-lg);
    align-items: center;
  }
  .title {
    font: 700 var(--text-md) / var(--leading-snug) var(--font-display);
  }
  .words p + p {
    font-size: var(--text-sm);
    line-height: var(--leading-snug);
    text-wrap: balance;
    color: var(--ink-soft);
  }
  .words a {
    color: var(--ink);
  }
  /* Large text puts the buttons below each other. */
  .choices {
    position: sticky;
    bottom: 0;
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 4.5rem), 1fr));
    gap: var(--space-xs);
    padding-bottom: max(var(--space-sm), env(safe-area-inset-bottom, 0px));
    background: var(--sheet);
  }
  /* A tap on what the banner has just covered must not be a choice, if it has opened by itself. On a slow phone the banner is
     visible up to 0.3 s after it opens. A delay, because an animation costs a frame every 16 ms. */
  [data-unasked] .choices {
    animation: settle 0s 1s backwards;
  }
  @keyframes settle {
    from {
      pointer-events: none;
    }
  }
  .choices .button {
    min-height: 2.75rem;
    padding-inline: var(--space-2xs);
  }
  .close {
    position: absolute;
    inset: var(--space-3xs) var(--space-3xs) auto auto;
  }
  /* The banner's edge would cut off a wider outline. */
  .close:focus-visible {
    outline-offset: 1px;
  }
  [popover]:has(.close) .title {
    padding-right: var(--space-lg);
  }

  /* The menu's panel fills the window. If it opens first, while the page loads, the banner waits until it closes. */
  :root:has(header nav${POPOVER_OPEN}) & [popover] {
    visibility: hidden;
  }
  /* The focus was in the dock as the banner opened: it stays there, and the banner is above. */
  :root:has(header [role='group']:focus-within) & [popover] {
    bottom: var(--dock-height);
  }
  /* In a short window the banner would cover the focused element: below the window it waits until the focus moves into it. A tap
     on a button takes the focus from a field while the finger is still down: the banner comes back after the click, which it
     would get instead of the button. */
  @media (max-height: 22rem) {
    [popover] {
      transition: translate 0s 1s;
    }
    /* This also cancels a transition that is running. */
    &:has(:focus-visible) [popover] {
      transition: none;
    }
    :root:has(:focus-visible:not(main)) &:not(:has(:focus-visible)) [popover] {
      translate: 0 100vh;
      transition: none;
    }
  }
  @media (min-width: 48rem) {
    [popover] {
      inset: auto var(--page-edge) var(--space-xs);
      padding: var(--space-sm);
      border-width: 1.5px;
      border-radius: var(--radius-card);
    }
    [popover]${POPOVER_OPEN} {
      grid-template-columns: 1fr auto;
    }
    [popover]:has(.close) {
      padding-right: var(--space-xl);
    }
    .choices {
      grid-template-columns: 1fr 1fr;
      padding: 0;
    }
    .choices .button {
      min-width: 7.5rem;
    }
  }
`;

/** The consent banner at the bottom edge of every page. Nothing if tracking is not configured. */
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

/** Reopens the banner. Nothing if tracking is not configured. It works before the banner hydrates, but not without script. */
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
