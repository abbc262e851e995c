import { closestTo, isPlainClick } from '@/lib/platform/events';

/** On 3G the runtime needs three to four seconds. One that takes longer than this has most likely failed. */
const MAX_WAIT_MS = 10_000;

const READY = '[data-island="ready"]';

/** What opens dialogs (request-opener.client.tsx), until it is hydrated. Without mail nothing matches, and links are links. */
const WAITING_OPENER = '.request-note[data-island="waiting"]';

type Held = {
  island: Element;
  /** The button or link that shows that it waits. */
  control?: HTMLElement | undefined;
  repeat: () => void;
  /** What happens instead, if the runtime fails or is late. */
  orElse?: (() => void) | undefined;
};

/** Holds presses, submits and ticks in client parts, and repeats them once hydrated. Returns a function that ends the wait. */
export function queueEarlyInput(): () => void {
  const root = document.documentElement;
  let queue: Held[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasGivenUp = false;

  const hold = (event: Event, held: Held) => {
    event.preventDefault();
    event.stopPropagation();
    // An impatient second press on such a control adds nothing: on the bill it would take the line off again.
    if (held.control && queue.some(({ control }) => control === held.control)) return;
    held.control?.setAttribute('aria-busy', 'true');
    push(held);
  };

  const push = (held: Held) => {
    // A part with a note about a late script shows it, as the calculator, whose figures stay those of the example.
    if (held.island.querySelector('.script-failed')) held.orElse ??= tellLate;
    queue.push(held);
    if (held.orElse) timer ??= setTimeout(giveUp, MAX_WAIT_MS);
  };

  const take = (isTaken: (held: Held) => boolean | undefined): Held[] => {
    const taken = queue.filter(isTaken);
    queue = queue.filter((held) => !taken.includes(held));
    for (const { control } of taken) control?.removeAttribute('aria-busy');
    if (!queue.some(({ orElse }) => orElse)) {
      clearTimeout(timer);
      timer = undefined;
    }
    return taken;
  };

  const giveUp = () => {
    hasGivenUp = true;
    for (const { orElse } of take(() => true)) orElse?.();
  };

  const tellLate = () => {
    root.dataset.script ??= 'late';
  };

  const waitingIsland = (event: Event) => closestTo(event, '[data-island="waiting"]');

  const onLink = (event: Event, link: HTMLElement) => {
    // Only the last press on a link counts, on whichever.
    take(({ control }) => control?.matches('a'));
    const opener = document.querySelector(WAITING_OPENER);
    if (!link.dataset.request || !opener || hasGivenUp) return;
    const follow = () => link.click();
    hold(event, { island: opener, control: link, repeat: follow, orElse: follow });
  };

  const onButton = (event: Event, island: Element, button: HTMLButtonElement) => {
    const isSubmit = button.type === 'submit';
    const control = isSubmit || 'bill' in button.dataset ? button : undefined;
    const { ariaLabel } = button;
    hold(event, {
      island,
      control,
      // Only if the label is unchanged: Pause may be Play by now.
      repeat: () => button.ariaLabel === ariaLabel && button.click(),
      // The page says that the form was not sent, so it must not be sent later.
      orElse: isSubmit ? tellLate : undefined,
    });
  };

  const onClick = (event: MouseEvent) => {
    const link = closestTo<HTMLElement>(event, 'a[href]');
    if (link) return isPlainClick(event) && onLink(event, link);
    const button = closestTo<HTMLButtonElement>(event, 'button');
    const island = waitingIsland(event);
    // The browser opens popovers without script.
    if (button && island && !button.popoverTargetElement) onButton(event, island, button);
  };

  /** In a form without a submit button, Enter sends no click, only this event. */
  const onSubmit = (event: SubmitEvent) => {
    const form = closestTo<HTMLFormElement>(event, 'form');
    const island = waitingIsland(event);
    if (form && island) hold(event, { island, repeat: () => form.requestSubmit() });
  };

  /** A box that was ticked after a held press keeps its state when that press is repeated. */
  const onChange = (event: Event) => {
    const box = closestTo<HTMLInputElement>(event, 'input');
    const island = waitingIsland(event);
    if (!box || !island) return;
    const { checked } = box;
    push({ island, repeat: () => box.checked !== checked && box.click() });
  };

  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  document.addEventListener('change', onChange, true);

  new MutationObserver(async () => {
    if (root.dataset.script === 'late' && document.querySelector(READY)) delete root.dataset.script;
    // Where React has rendered the page again, its old parts are never ready: the page would say that it did not load. What was
    // pressed in them is repeated by pre-hydration-values.browser.ts.
    for (const { island, repeat } of take(({ island }) => island.matches(READY) || !island.isConnected)) {
      if (island.isConnected) repeat();
      // React renders first, so that a second press sees the new state.
      await null;
    }
  }).observe(root, { subtree: true, attributeFilter: ['data-island'] });

  return giveUp;
}
