/**
 * The only script a page runs at first. It starts Next's runtime after the page has loaded, when the browser is idle, or
 * at the visitor's first touch, key or pointer, whichever comes first; and it keeps a click on a control that does not
 * answer yet, to replay it when it does. The finishing step bundles it and names the runtime's files on its tag.
 */
import { keepEarlyRequests } from '@/lib/browser/early-requests';
import { keepOneOpen } from '@/lib/browser/keep-one-open';
import { watchScrolled } from '@/lib/browser/page-signals';
import { admitOnlyKnownScripts } from '@/lib/browser/trusted-types';

/** Addresses of foreign scripts; the finishing step puts the configuration's in here. */
declare const VENDOR_SCRIPTS: readonly string[];

const IDLE_TIMEOUT_MS = 3000;
const FIRST_SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'focusin'];

// First of all: from here on nothing else becomes a script.
admitOnlyKnownScripts(VENDOR_SCRIPTS);

const files = document.currentScript?.dataset.runtime?.split(' ') ?? [];
let isStarted = false;

function start() {
  if (isStarted) return;
  isStarted = true;
  for (const sign of FIRST_SIGNS) window.removeEventListener(sign, start, true);
  for (const file of files) {
    const script = document.createElement('script');
    script.src = file;
    script.async = false;
    script.onerror = () => document.documentElement.setAttribute('data-script', 'failed');
    document.head.append(script);
  }
}

for (const sign of FIRST_SIGNS) window.addEventListener(sign, start, { capture: true, passive: true });

const startWhenIdle = () => {
  // Safari has no requestIdleCallback; a short wait after load does the same there.
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(start, 200);
};
if (document.readyState === 'complete') startWhenIdle();
else window.addEventListener('load', startWhenIdle, { once: true });

watchScrolled();
keepOneOpen();
keepEarlyRequests();

const kept: { island: Element; replay: () => void }[] = [];

function keep(event: Event, island: Element, replay: () => void) {
  event.preventDefault();
  event.stopPropagation();
  kept.push({ island, replay });
}

const waitingIsland = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('[data-island="waiting"]') : null;

document.addEventListener(
  'click',
  (event) => {
    const island = waitingIsland(event.target);
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (island && button) keep(event, island, () => button.click());
  },
  true,
);

document.addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    const island = waitingIsland(form);
    if (island && form instanceof HTMLFormElement) keep(event, island, () => form.requestSubmit());
  },
  true,
);

new MutationObserver(() => {
  for (const { replay } of kept.filter(({ island }) => island.getAttribute('data-island') === 'ready')) replay();
  kept.splice(0, kept.length, ...kept.filter(({ island }) => island.getAttribute('data-island') !== 'ready'));
}).observe(document.documentElement, { subtree: true, attributeFilter: ['data-island'] });
