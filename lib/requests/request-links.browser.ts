import { replaceAddress } from '@/lib/platform/address.browser';
import { closestTo, isPlainClick } from '@/lib/platform/events';
import type { DialogFormId } from './form-definition';

/** A dialog to open, requested by a link or by the address. `fallback` is the link's own target. */
export type DialogRequest = {
  form: DialogFormId;
  plan: string;
  source: string | null;
  fallback: string;
  /** The link that was clicked, or null where the address requests the dialog. */
  link: HTMLElement | null;
};

const START = '#start';

/**
 * Calls `onRequest` for each plain click on a link with `data-request`, instead of following the link. Returns a
 * function that stops it.
 */
export function watchRequestLinks(onRequest: (request: DialogRequest) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = closestTo<HTMLAnchorElement>(event, 'a[href]');
    const request = link && isPlainClick(event) && !event.defaultPrevented ? requestOfLink(link) : null;
    if (!request) return;
    event.preventDefault();
    onRequest(request);
  };
  // Captures, to run before the listener that follows internal links (internal-links.browser.ts).
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

function requestOfLink(link: HTMLAnchorElement): DialogRequest | null {
  const form = link.dataset.request;
  if (form === 'startup' || form === 'vps') {
    return { form, plan: link.dataset.plan ?? '', source: null, fallback: link.href, link };
  }
  const isHere = link.origin === window.location.origin && link.pathname === window.location.pathname;
  return isHere ? startOf(new URL(link.href), link) : null;
}

/** The wizard, if the address requests it (`?plan=startup-boost#start`) and the page has the startup plans. */
export const requestOfAddress = () => startOf(new URL(window.location.href), null);

function startOf({ hash, search, searchParams, href }: URL, link: HTMLElement | null): DialogRequest | null {
  if (hash !== START || !document.querySelector('[data-request="startup"]')) return null;
  return { form: 'startup', plan: searchParams.get('plan') ?? '', source: search, fallback: href, link };
}

/** Removes the request from the address, so that a reload does not open the dialog again. */
export function forgetRequestOfAddress(): void {
  if (window.location.hash !== START) return;
  const url = new URL(window.location.href);
  url.hash = '';
  url.searchParams.delete('plan');
  replaceAddress(url);
}
