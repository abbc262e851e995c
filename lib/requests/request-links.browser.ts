import { replaceAddress } from '@/lib/platform/address.browser';
import { closestTo, isPlainClick } from '@/lib/platform/events';
import { findNamed, repairQuery } from '@/lib/platform/link-query';
import type { DialogFormId } from './form-definition';

/** A dialog to open, requested by a link or by the address. `fallback` is the link's own target. */
export type DialogRequest = {
  form: DialogFormId;
  /** The plan of the link, as it states it; '' for none. */
  plan: string;
  fallback: string;
  /** The link that was clicked, or null where the address requests the dialog. */
  link: HTMLElement | null;
};

/** Whether an address asks for the wizard: with `#start`, after which a mail program may have left a full stop. */
const isStart = ({ hash }: URL) => findNamed(['start'], hash) !== undefined;

const queryOf = ({ search }: URL) => new URLSearchParams(repairQuery(search));

/** Calls `onRequest` for each plain click on a link with `data-request`, in its place. Returns a function that stops it. */
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
    return { form, plan: link.dataset.plan ?? '', fallback: link.href, link };
  }
  const isHere = link.origin === window.location.origin && link.pathname === window.location.pathname;
  return isHere ? startOf(new URL(link.href), link) : null;
}

/** The wizard, if the address requests it (`?plan=startup-boost#start`) and the page has the startup plans. */
export const requestOfAddress = () => startOf(new URL(window.location.href), null);

function startOf(url: URL, link: HTMLElement | null): DialogRequest | null {
  if (!isStart(url) || !document.querySelector('[data-request="startup"]')) return null;
  return { form: 'startup', plan: queryOf(url).get('plan') ?? '', fallback: url.href, link };
}

/** Removes the request from the address, so that a reload does not open the dialog again. */
export function forgetRequestOfAddress(): void {
  const url = new URL(window.location.href);
  if (!isStart(url)) return;
  const query = queryOf(url);
  query.delete('plan');
  url.hash = '';
  url.search = String(query);
  replaceAddress(url);
}
