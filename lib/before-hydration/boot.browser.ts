// The only script that a page runs at first; scripts/build/finish.ts bundles it. It starts Next's runtime when the browser is
// idle after the load, or at the visitor's first input, and holds what the visitor does before hydration. If the runtime is late
// or does not load, it marks the root element.

import { closestTo } from '@/lib/platform/events';
import { watchScrolled } from '@/lib/platform/page-signals.browser';
import { queueEarlyInput } from './early-input.browser';
import { restoreScrolledSliders } from './scrolled-sliders.browser';
import { admitOnlyKnownScripts } from './trusted-types.browser';

/** The address of old-browsers.browser.ts, written by the build. */
declare const OLD_BROWSERS: string;

const IDLE_TIMEOUT_MS = 3000;
const FIRST_INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'focusin'];

/** The build writes both lists on this script's tag, so that the script has the same size with every setting. */
const addresses = (list: 'runtime' | 'vendors') => document.currentScript?.dataset[list]?.split(' ') ?? [];

// First, so that no other script is allowed from here on.
admitOnlyKnownScripts(addresses('vendors'));

const root = document.documentElement;
const files = addresses('runtime');
const giveUp = queueEarlyInput();
let isStarted = false;

// Without this attribute the style sheet shows the note about a missing script after some seconds.
root.dataset.boot = '';

// Browsers with `<details name>` (Chrome 120, Safari 17.2, Firefox 130) also have popovers, which the runtime needs.
const polyfilled = 'name' in HTMLDetailsElement.prototype ? Promise.resolve() : loadWithRetry(OLD_BROWSERS);

function start() {
  if (isStarted) return;
  isStarted = true;
  polyfilled
    .then(() => Promise.all(files.map(loadWithRetry)))
    .catch(() => {
      root.dataset.script = 'failed';
      giveUp();
    });
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
restoreScrolledSliders();

// The browser lays sections out when they come near (components/theme/base.css), but must know their heights to go to a place far
// below: for a link to a heading or a text, a reload, a return. 'navigate' is a visit by a link or a typed address. `name` is its
// address with `#:~:text=…`, a link to a text, which the browser takes out of `location`.
const layOutAll = () => root.style.setProperty('--until-near', 'visible');
const [visit] = performance.getEntriesByType('navigation');
const isReturn = Reflect.get(visit ?? {}, 'type') !== 'navigate';
if (isReturn || visit?.name.includes('#')) layOutAll();
addEventListener('popstate', layOutAll);
// A reload goes back to a place that a jump reached only if all heights were known when it was saved.
addEventListener('scroll', layOutAll, { once: true });

// In a list marked `data-keep-one-open`, a click on the open item does not close it (specification, section 4).
document.addEventListener('click', (event) => {
  const summary = closestTo(event, '[data-keep-one-open] summary');
  if (summary?.parentElement?.hasAttribute('open')) event.preventDefault();
});
