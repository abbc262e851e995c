/**
 * The only script a page runs at first. It starts Next's runtime after the page has loaded, when the browser is idle, or
 * at the visitor's first touch, key or pointer, whichever comes first; and it keeps a click on a control that does not
 * answer yet, to replay it when it does. Where the runtime is lost or late, it says so on the root element. The finishing
 * step bundles it and names the runtime's files and the vendors' scripts on its tag.
 */

import { closestTo } from '@/lib/platform/events';
import { watchScrolled } from '@/lib/platform/page-signals.browser';
import { keepOneOpen } from './keep-one-open.browser';
import { PATIENCE_MS, queueDialogClicks } from './queue-dialog-clicks.browser';
import { admitOnlyKnownScripts } from './trusted-types.browser';

/** Address of the script for older browsers (old-browsers.browser.ts). */
declare const OLD_BROWSERS: string;

const IDLE_TIMEOUT_MS = 3000;
const FIRST_SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'focusin'];

/** The finishing step writes both lists on this script's tag, so that no setting changes the script's size. */
const addresses = (list: 'runtime' | 'vendors') => document.currentScript?.dataset[list]?.split(' ') ?? [];

// First of all: from here on nothing else becomes a script.
admitOnlyKnownScripts(addresses('vendors'));

const root = document.documentElement;
const files = addresses('runtime');
let isStarted = false;

// The sheet counts the seconds until this stands here.
root.setAttribute('data-boot', '');

// Who knows the name of details (Chrome 120, Safari 17.2, Firefox 130) knows popovers, too. The runtime counts on them.
const equipped = 'name' in HTMLDetailsElement.prototype ? Promise.resolve() : loadWithRetry(OLD_BROWSERS);

function start() {
  if (isStarted) return;
  isStarted = true;
  equipped.then(() => Promise.all(files.map(loadWithRetry))).catch(() => root.setAttribute('data-script', 'failed'));
}

/** A phone loses a file between two cells: what is lost is asked for once more. */
function loadWithRetry(file: string): Promise<unknown> {
  return load(file).catch(() => load(file));
}

function load(file: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = file;
    script.async = false;
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });
}

for (const sign of FIRST_SIGNS) window.addEventListener(sign, start, { capture: true, passive: true, once: true });

const startWhenIdle = () => {
  // Safari has no requestIdleCallback; a short wait after load does the same there.
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(start, 200);
};
if (document.readyState === 'complete') startWhenIdle();
else window.addEventListener('load', startWhenIdle, { once: true });

watchScrolled();
keepOneOpen();
queueDialogClicks();

type Kept = { island: Element; control?: HTMLElement | undefined; replay: () => void };
let kept: Kept[] = [];

function keep(event: Event, press: Kept) {
  event.preventDefault();
  event.stopPropagation();
  kept.push(press);
}

const waitingIsland = (event: Event) => closestTo(event, '[data-island="waiting"]');
const READY = '[data-island="ready"]';
const isReady = ({ island }: Kept) => island.matches(READY);

document.addEventListener(
  'click',
  (event) => {
    const island = waitingIsland(event);
    const button = closestTo<HTMLButtonElement>(event, 'button');
    // What opens a popover opens it without us.
    if (!island || !button || button.popoverTargetElement) return;
    const isSubmit = button.type === 'submit';
    keep(event, { island, control: isSubmit ? button : undefined, replay: () => button.click() });
    if (!isSubmit) return;
    button.setAttribute('aria-busy', 'true');
    setTimeout(giveUp, PATIENCE_MS);
  },
  true,
);

// Enter in a form that has no button.
document.addEventListener(
  'submit',
  (event) => {
    const form = event.target;
    const island = waitingIsland(event);
    if (island && form instanceof HTMLFormElement) keep(event, { island, replay: () => form.requestSubmit() });
  },
  true,
);

// A tick made after such a press is to stay when the press is repeated.
document.addEventListener(
  'change',
  (event) => {
    const box = event.target;
    const island = waitingIsland(event);
    if (!island || !(box instanceof HTMLInputElement)) return;
    const { checked } = box;
    kept.push({ island, replay: () => box.checked !== checked && box.click() });
  },
  true,
);

/** What was submitted in vain is not sent later by itself: the page has said by then that it was not. */
function giveUp() {
  if (!kept.some(({ control }) => control)) return;
  for (const { control } of kept) control?.removeAttribute('aria-busy');
  kept = [];
  root.setAttribute('data-script', 'late');
}

new MutationObserver(async () => {
  if (root.dataset.script === 'late' && document.querySelector(READY)) root.removeAttribute('data-script');
  const answered = kept.filter(isReady);
  kept = kept.filter((press) => !answered.includes(press));
  for (const { control, replay } of answered) {
    control?.removeAttribute('aria-busy');
    replay();
    // The page is drawn anew first: a second press is another one then.
    await null;
  }
}).observe(root, { subtree: true, attributeFilter: ['data-island'] });
