'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { ControlIcon } from '@/components/ui/control-icon';
import { useReady } from '@/components/ui/use-ready';
import { requestLabels } from '@/content/texts/request-labels';
import { visitAttribution } from '@/lib/attribution/visit-attribution.browser';
import { watchBookingLinks } from '@/lib/booking/booking-links.browser';
import type { MailConfig } from '@/lib/config/mail-settings';
import { announce } from '@/lib/platform/announce.browser';
import { browserClock } from '@/lib/platform/clock';
import { loadOnPress } from '@/lib/platform/load-on-press.browser';
import { publishHeight } from '@/lib/platform/published-height.browser';
import { type Note, watchNotes } from '@/lib/requests/page-note';
import {
  type DialogRequest,
  forgetRequestOfAddress,
  requestOfAddress,
  watchRequestLinks,
} from '@/lib/requests/request-links.browser';
import type { DialogProps } from './request-dialog';

type Dialog = {
  form: DialogRequest['form'];
  Component: ComponentType<DialogProps>;
  opening: number;
  plan: string;
};

const REFOCUS_MS = 500;

const load = {
  startup: async () => (await import('./startup-wizard.client')).StartupWizard,
  vps: async () => (await import('./vps-dialog.client')).VpsDialog,
};

/**
 * Opens the request dialogs from their links, shows a note with the outcome after a dialog closed, and adds the visit's attribution
 * to booking links. Without a mail relay, and before hydration, the links lead to the contact page.
 */
export function RequestOpener({ mail, bookingUrl }: { mail: MailConfig | null; bookingUrl: string | null }) {
  const pathname = usePathname();
  const { 'data-island': island } = useReady();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [note, setNote] = useState<Note | null>(null);
  const newest = useRef<DialogRequest>(null);
  const opener = useRef<HTMLElement>(null);
  const noteBox = useRef<HTMLElement>(null);
  // Screen readers do not announce content behind a modal, so the note waits until the dialog is closed.
  const shown = dialog ? null : note;

  useEffect(() => {
    visitAttribution();
    return bookingUrl ? watchBookingLinks(bookingUrl) : undefined;
  }, [bookingUrl]);

  const open = useCallback((request: DialogRequest) => {
    const { form, plan, fallback, link } = request;
    const startPath = window.location.pathname;
    // While the dialog loads, the visitor may open another one or leave the page. This one then neither opens nor navigates.
    const isCurrent = () => newest.current === request && window.location.pathname === startPath;
    newest.current?.link?.removeAttribute('aria-busy');
    newest.current = request;
    return loadOnPress(link, load[form], {
      onLoaded(Component) {
        if (!isCurrent()) return;
        opener.current = link;
        setNote(null);
        setDialog((current) =>
          current?.form === form ? { ...current, opening: current.opening + 1 } : { form, Component, opening: 0, plan },
        );
      },
      onLost: () => isCurrent() && window.location.assign(fallback),
    });
  }, []);

  useEffect(() => (mail ? watchRequestLinks(open) : undefined), [mail, open]);

  useEffect(() => watchNotes(setNote), []);

  // A closing dialog restores focus without scrolling, and the note may cover the focused link.
  useEffect(() => {
    if (!shown || !noteBox.current) return;
    announce([shown.text, shown.reference].filter(Boolean).join(' '));
    const stop = publishHeight(noteBox.current, '--note-height');
    if (opener.current === document.activeElement) opener.current?.scrollIntoView({ block: 'nearest' });
    return stop;
  }, [shown]);

  // Orca's reading cursor stays in the dialog that was removed, until the focus moves again, and not at once.
  useEffect(() => {
    const place = opener.current;
    if (dialog || !place) return;
    return browserClock.after(REFOCUS_MS, () => {
      if (place !== document.activeElement) return;
      const hasRing = place.matches(':focus-visible');
      place.blur();
      place.focus({ preventScroll: true, focusVisible: hasRing });
    });
  }, [dialog]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has a new address
  useEffect(() => {
    setDialog(null);
    const request = mail ? requestOfAddress() : null;
    if (request) void open(request);
  }, [pathname, mail, open]);

  const onClosed = () => {
    setDialog(null);
    forgetRequestOfAddress();
    // WebKit loses the focus when the address of the page has a fragment, and gives none to a link that is clicked.
    if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
  };

  /** Removes the note and its focused button. Focus returns to the opening link; a pointer click does not scroll. */
  const dismiss = ({ detail }: MouseEvent) => {
    setNote(null);
    const place = opener.current?.isConnected ? opener.current : document.querySelector('main');
    place?.focus({ preventScroll: detail > 0 });
  };

  return (
    <>
      {mail && dialog && (
        <dialog.Component
          key={dialog.form}
          mail={mail}
          opening={dialog.opening}
          plan={dialog.plan}
          onSent={setNote}
          onClosed={onClosed}
        />
      )}
      {/* Clicks on request links wait until `data-island` is ready (lib/before-hydration/), if mail is set up. */}
      <section
        aria-label={shown ? requestLabels.note : undefined}
        className="request-note"
        ref={noteBox}
        data-kind={shown ? 'outcome' : 'none'}
        data-island={mail ? island : undefined}
      >
        {shown && (
          <>
            <p>
              {shown.text} {shown.reference && <strong>{shown.reference}</strong>}
            </p>
            <button type="button" className="icon-button" onClick={dismiss}>
              <ControlIcon name="close" />
              <span className="visually-hidden">{requestLabels.dismiss}</span>
            </button>
          </>
        )}
      </section>
    </>
  );
}
