'use client';

import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { ControlIcon } from '@/components/ui/control-icon';
import { useReady } from '@/components/ui/use-ready';
import { PRIVACY_PREFERENCES_ID } from '@/content/frame-ids';
import { consentTexts, formerChoice } from '@/content/texts/privacy';
import type { VisitsConfig } from '@/lib/config/public-config';
import type { Choice, Consent } from '@/lib/consent/consent';
import { browserConsent } from '@/lib/consent/consent.browser';
import { followConsent } from '@/lib/consent/follow-consent';
import { announce } from '@/lib/platform/announce.browser';
import { closestTo } from '@/lib/platform/events';
import { publishHeight } from '@/lib/platform/published-height.browser';
import { browserStore } from '@/lib/platform/storage.browser';
import { PRIVACY_PATH } from '@/lib/routes/paths';
import { fillIn } from '@/lib/text/fill-in';
import { loadTracking } from '@/lib/visits/load-tracking.browser';

/**
 * Asks for consent to tracking, and tracks visits while the visitor agrees. A closed popover in the HTML, which opens only if the
 * storage has no choice: it neither flashes nor shifts the page. Buttons with `popovertarget` reopen it.
 */
export function ConsentBanner({ visits }: { visits: VisitsConfig }) {
  const { 'data-island': island } = useReady();
  const [consent, setConsent] = useState<Consent>({ status: 'undecided' });
  const banner = useRef<HTMLElement>(null);
  /** The element that had the focus before the banner. */
  const origin = useRef<HTMLElement>(null);
  const title = useRef<HTMLParagraphElement>(null);
  /** The visitor has asked for the open banner: the focus moves to it, and its buttons work at once. */
  const isAsked = useRef(false);
  const choiceText = describeChoice(consent);

  useEffect(() => {
    const element = banner.current;
    if (!element) return;
    let isFirst = true;
    const stops = [
      publishHeight(element, '--consent-height'),
      browserConsent.watch((state) => {
        setConsent(state);
        const isUndecided = state.status === 'undecided';
        // The footer's button may have opened the banner before this runs, so only a later change closes it. Content blockers
        // remove the banner, and opening a removed popover throws.
        if (element.isConnected && (isUndecided || !isFirst)) element.togglePopover(isUndecided);
        isFirst = false;
      }),
      followConsent({
        consent: browserConsent,
        local: browserStore('localStorage'),
        session: browserStore('sessionStorage'),
        loadTracking: () => loadTracking(visits),
        log: (message, error) => console.error(message, error),
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [visits]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const button = closestTo<HTMLElement>(event, '[popovertarget]');
      if (button?.getAttribute('popovertarget') !== PRIVACY_PREFERENCES_ID) return;
      origin.current = button;
      isAsked.current = true;
      banner.current?.removeAttribute('data-unasked');
      // Does nothing while the banner is closed: then it opens after this click, and onToggle moves the focus.
      title.current?.focus();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof HTMLElement) || banner.current?.contains(relatedTarget)) return;
    origin.current = relatedTarget;
  };

  const close = () => {
    const hadFocus = banner.current?.contains(document.activeElement);
    banner.current?.hidePopover();
    if (origin.current?.isConnected) origin.current.focus({ preventScroll: true });
    else if (hadFocus || document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true });
    origin.current = null;
  };

  const choose = (choice: Choice) => {
    browserConsent.choose(choice);
    close();
    announce(consentTexts[choice]);
  };

  return (
    <section
      id={PRIVACY_PREFERENCES_ID}
      ref={banner}
      popover="manual"
      data-nosnippet=""
      data-island={island}
      aria-labelledby={`${PRIVACY_PREFERENCES_ID}-title`}
      onKeyDown={({ key }) => key === 'Escape' && choiceText && close()}
      onFocus={onFocus}
      onToggle={({ newState, currentTarget }) => {
        const isOpen = newState === 'open';
        currentTarget.toggleAttribute('data-unasked', isOpen && !isAsked.current);
        if (isAsked.current) title.current?.focus();
        isAsked.current &&= isOpen;
      }}
    >
      <div className="words">
        <p className="title" id={`${PRIVACY_PREFERENCES_ID}-title`} ref={title} tabIndex={-1}>
          {consentTexts.title}
        </p>
        <p>
          <span>{choiceText ?? consentTexts.question}</span> <a href={PRIVACY_PATH}>{consentTexts.more}</a>
        </p>
      </div>
      <div className="choices">
        <button type="button" className="button" data-variant="outline" onClick={() => choose('rejected')}>
          {consentTexts.reject}
        </button>{' '}
        <button type="button" className="button" data-variant="outline" onClick={() => choose('accepted')}>
          {consentTexts.accept}
        </button>
      </div>
      {choiceText && (
        <button type="button" className="icon-button close" aria-label={consentTexts.close} onClick={close}>
          <ControlIcon name="close" />
        </button>
      )}
    </section>
  );
}

/** Undefined until the visitor has chosen. */
function describeChoice(consent: Consent): string | undefined {
  if (consent.status === 'undecided') return undefined;
  if (!('sinceMs' in consent)) return formerChoice[consent.status];
  const date = new Date(consent.sinceMs).toLocaleDateString('en-US', { dateStyle: 'long' });
  return fillIn(formerChoice[consent.status], { date });
}
