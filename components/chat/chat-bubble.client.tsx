'use client';

import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ControlIcon } from '@/components/ui/control-icon';
import { useReady } from '@/components/ui/use-ready';
import { chatTexts } from '@/content/texts/chat';
import type { ChatProgress } from '@/lib/chat/open-chat';
import type { ChatConfig } from '@/lib/config/public-config';
import { announce } from '@/lib/platform/announce.browser';
import { browserClock } from '@/lib/platform/clock';
import { isFocusLeaving } from '@/lib/platform/events';
import { loadOnPress } from '@/lib/platform/load-on-press.browser';

/** Delays "The chat is opening": if the chat fails at once, a screen reader would read both messages. */
const OPENING_SAID_AFTER_MS = 500;

type State =
  | { status: 'idle' }
  | { status: 'opening' }
  /** The vendor's own bubble has replaced ours. */
  | { status: 'open' }
  | { status: 'failed'; isPanelOpen: boolean; hasArrivedLate: boolean };

/** Nothing of the chat loads before the first click; then its widget replaces the button, or a panel shows `children`. */
export function ChatBubble({ chat, children }: { chat: ChatConfig; children: ReactNode }) {
  const { 'data-island': island } = useReady();
  const [state, setState] = useState<State>({ status: 'idle' });
  const panel = useRef<HTMLDivElement>(null);
  const bubble = useRef<HTMLButtonElement>(null);
  const cancelOpening = useRef(() => {});
  const isPanelOpen = state.status === 'failed' && state.isPanelOpen;
  const isVendorBubbleShown = state.status === 'open' || (state.status === 'failed' && state.hasArrivedLate);

  useEffect(() => {
    if (!isPanelOpen) return;
    panel.current?.showPopover();
    panel.current?.focus();
  }, [isPanelOpen]);

  /** False if the visitor is in a form or a dialog by now: the panel would cover it. */
  const mayShowPanel = () => {
    const focused = document.activeElement;
    const isElsewhere = focused instanceof HTMLElement && focused.tabIndex >= 0 && focused !== bubble.current;
    return !isElsewhere && !document.querySelector('dialog[open], nav:popover-open');
  };

  const onProgress = (progress: ChatProgress) => {
    const isPanelOpen = mayShowPanel();
    cancelOpening.current();
    if (progress === 'opening') {
      cancelOpening.current = browserClock.after(OPENING_SAID_AFTER_MS, () => announce(chatTexts.opening));
    }
    if (progress === 'open') announce(chatTexts.opened);
    // The label of an open panel says it; the empty text ends the earlier announcement.
    if (progress === 'failed') announce(isPanelOpen ? '' : chatTexts.failed);
    setState((current) => {
      if (progress === 'failed') return { status: 'failed', isPanelOpen, hasArrivedLate: false };
      if (progress !== 'arrived-late') return { status: progress };
      return current.status === 'failed' ? { ...current, hasArrivedLate: true } : current;
    });
  };

  /** Our code that loads the vendor's script is itself loaded with the first click. If it does not load, the chat has failed. */
  const open = () => {
    onProgress('opening');
    return loadOnPress(null, () => import('@/lib/chat/chat-vendor.browser'), {
      onLoaded: ({ startChat }) => startChat(chat, onProgress),
      onLost: () => onProgress('failed'),
    });
  };

  const onClick = () => {
    if (state.status === 'idle') void open();
    if (state.status === 'failed') setState({ ...state, isPanelOpen: !state.isPanelOpen });
  };

  const hide = () => {
    if (state.status === 'failed') setState({ ...state, isPanelOpen: false });
  };

  const close = () => {
    hide();
    bubble.current?.focus();
  };

  /** Closes the panel when the focus leaves it, because it may cover the next element. */
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isFocusLeaving(currentTarget, relatedTarget)) hide();
  };

  /** Opening closes the panel, and its focused button with it, so the focus moves first. */
  const tryAgain = () => {
    bubble.current?.focus();
    void open();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the blur of its controls
    <div className="chat" data-island={island} onBlur={onBlur}>
      {isPanelOpen && (
        <div
          className="panel"
          popover="manual"
          role="dialog"
          aria-label={chatTexts.failed}
          tabIndex={-1}
          ref={panel}
          onKeyDown={({ key }) => key === 'Escape' && close()}
        >
          <p className="panel-title">{chatTexts.failed}</p>
          {children}
          <div className="actions ways-on">
            {!isVendorBubbleShown && (
              <button type="button" className="button" data-variant="outline" onClick={tryAgain}>
                {chatTexts.again}
              </button>
            )}
            <button type="button" className="button" data-variant="outline" onClick={close}>
              {chatTexts.close}
            </button>
          </div>
        </div>
      )}
      {!isVendorBubbleShown && (
        <button
          type="button"
          className="bubble"
          ref={bubble}
          aria-label={chatTexts.open}
          aria-busy={state.status === 'opening'}
          aria-expanded={state.status === 'failed' ? isPanelOpen : undefined}
          onClick={onClick}
        >
          <ControlIcon name="chat" />
          <span>{state.status === 'opening' ? chatTexts.busy : chatTexts.chat}</span>
        </button>
      )}
    </div>
  );
}
