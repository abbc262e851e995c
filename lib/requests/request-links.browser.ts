import { replaceAddress } from '@/lib/platform/address.browser';
import { closestTo, isPlainClick } from '@/lib/platform/events';
import type { DialogFormId } from './form-definition';

/** A dialog that a button or an address asks for. `fallback` is where its link leads. */
export type DialogRequest = {
  form: DialogFormId;
  plan: string;
  source: string | null;
  fallback: string;
  /** The link that asked, null where the address did. */
  link: HTMLElement | null;
};

const START = '#start';

/** Tells of each plain click on a link that carries `data-request`, and calls the link's own way off. Returns stop. */
export function watchRequestLinks(onRequest: (request: DialogRequest) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = closestTo<HTMLAnchorElement>(event, 'a[href]');
    const request = link && isPlainClick(event) && !event.defaultPrevented ? requestOfLink(link) : null;
    if (!request) return;
    event.preventDefault();
    onRequest(request);
  };
  // Before the listener that follows internal links (internal-links.ts).
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

/** The wizard, if the page's address asks for it (`?plan=startup-boost#start`) and the page has the startup plans. */
export function requestOfAddress(): DialogRequest | null {
  return startOf(new URL(window.location.href), null);
}

function startOf({ hash, search, searchParams, href }: URL, link: HTMLElement | null): DialogRequest | null {
  if (hash !== START || !document.querySelector('[data-request="startup"]')) return null;
  return { form: 'startup', plan: searchParams.get('plan') ?? '', source: search, fallback: href, link };
}

/** Takes the request out of the address once it is answered: a reload does not ask again. */
export function forgetRequestOfAddress(): void {
  if (window.location.hash !== START) return;
  const url = new URL(window.location.href);
  url.hash = '';
  url.searchParams.delete('plan');
  replaceAddress(url);
}
