// The only script that a page runs at first; scripts/build/finish.ts bundles it. It starts Next's runtime when the browser is
// idle after the load, or at the visitor's first input. It queues clicks on controls that are not hydrated yet, and repeats
// them after hydration. If the runtime is late or does not load, it marks the root element.

import { closestTo } from '@/lib/platform/events';
import { watchScrolled } from '@/lib/platform/page-signals.browser';
import { layOutAll, layOutSections } from './lay-out-sections.browser';
import { MAX_WAIT_MS, queueDialogClicks } from './queue-dialog-clicks.browser';
import { admitOnlyKnownScripts } from './trusted-types.browser';

/** The address of old-browsers.browser.ts, written by the build. */
declare const OLD_BROWSERS: string;

const IDLE_TIMEOUT_MS = 3000;
const FIRST_INPUTS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'focusin'];

/** The build writes both lists on this script's tag, so that the script has the same size with every setting. */
const addresses = (list: 'runtime' | 'vendors') => document.currentScript?.dataset[list]?.split(' ') ?? [];

// First, so that no other script is allowed from here on.
admitOnlyKnownScripts(addresses('vendors'));

const root = document.documentElement;
const files = addresses('runtime');
let isStarted = false;

// Without this attribute the style sheet shows the note about a missing script after some seconds.
root.setAttribute('data-boot', '');

// Browsers with `<details name>` (Chrome 120, Safari 17.2, Firefox 130) also have popovers, which the runtime needs.
const polyfilled = 'name' in HTMLDetailsElement.prototype ? Promise.resolve() : loadWithRetry(OLD_BROWSERS);

function start() {
  if (isStarted) return;
  isStarted = true;
  polyfilled.then(() => Promise.all(files.map(loadWithRetry))).catch(() => root.setAttribute('data-script', 'failed'));
}

/** Mobile networks drop requests: a file that fails is requested once more. */
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

for (const input of FIRST_INPUTS) addEventListener(input, start, { capture: true, passive: true, once: true });

const startWhenIdle = () => {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(start, 200);
};
// This script is deferred, so it runs before the load.
addEventListener('load', startWhenIdle);

watchScrolled();
queueDialogClicks();
layOutSections();

// In a list marked `data-keep-one-open`, a click on the open item does not close it (specification, section 4).
document.addEventListener('click', (event) => {
  if (closestTo(event, '[href*="#"]')) layOutAll();
  const summary = closestTo(event, '[data-keep-one-open] summary');
  if (summary?.parentElement?.hasAttribute('open')) event.preventDefault();
});

/** A click or change in a client part before hydration. `control` is the button that shows that it waits. */
type Queued = { island: Element; control?: HTMLElement | undefined; replay: () => void };
let queue: Queued[] = [];

function hold(event: Event, queued: Queued) {
  event.preventDefault();
  event.stopPropagation();
  queue.push(queued);
}

const waitingIsland = (event: Event) => closestTo(event, '[data-island="waiting"]');
const READY = '[data-island="ready"]';

function onClick(event: MouseEvent) {
  const island = waitingIsland(event);
  const button = closestTo<HTMLButtonElement>(event, 'button');
  // The browser opens popovers without script.
  if (!island || !button || button.popoverTargetElement) return;
  const isSubmit = button.type === 'submit';
  const control = isSubmit || 'bill' in button.dataset ? button : undefined;
  const { ariaLabel } = button;
  // An impatient second press on such a button repeats the first: on the bill it would take the line off again.
  if (control?.ariaBusy) queue = queue.filter((queued) => queued.control !== control);
  // Repeated only if the label is unchanged: Pause may be Play by now.
  hold(event, { island, control, replay: () => button.ariaLabel === ariaLabel && button.click() });
  if (control) control.ariaBusy = 'true';
  if (isSubmit) setTimeout(giveUp, MAX_WAIT_MS);
}

/** In a form without a submit button, Enter sends no click, only this event. */
function onSubmit(event: SubmitEvent) {
  const form = event.target;
  const island = waitingIsland(event);
  if (island && form instanceof HTMLFormElement) hold(event, { island, replay: () => form.requestSubmit() });
}

/** A checkbox changed after a queued click keeps its state when that click is repeated. */
function onChange(event: Event) {
  const box = event.target;
  const island = waitingIsland(event);
  if (!island || !(box instanceof HTMLInputElement)) return;
  const { checked } = box;
  queue.push({ island, replay: () => box.checked !== checked && box.click() });
}

document.addEventListener('click', onClick, true);
document.addEventListener('submit', onSubmit, true);
document.addEventListener('change', onChange, true);

/** Empties the queue if a submit waited too long: the page says that it was not sent, so it must not be sent later. */
function giveUp() {
  if (!queue.some(({ control }) => control)) return;
  for (const { control } of queue) control?.removeAttribute('aria-busy');
  queue = [];
  root.setAttribute('data-script', 'late');
}

new MutationObserver(async () => {
  if (root.dataset.script === 'late' && document.querySelector(READY)) root.removeAttribute('data-script');
  const ready = queue.filter(({ island }) => island.matches(READY));
  queue = queue.filter((queued) => !ready.includes(queued));
  for (const { control, replay } of ready) {
    control?.removeAttribute('aria-busy');
    replay();
    // React renders first, so that a second click sees the new state.
    await null;
  }
}).observe(root, { subtree: true, attributeFilter: ['data-island'] });
