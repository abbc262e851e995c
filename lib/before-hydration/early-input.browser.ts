import { closestTo, isPlainClick } from '@/lib/platform/events';

/** On 3G the runtime needs three to four seconds. One that takes longer than this has most likely failed. */
const MAX_WAIT_MS = 10_000;

const READY = '[data-island="ready"]';

/** What opens dialogs (request-opener.client.tsx), until it is hydrated. Without mail nothing matches, and links are links. */
const WAITING_OPENER = '.request-note[data-island="waiting"]';

const CHANGING = ['aria-busy', 'data-island'];

/** A press, submit or tick in a client part that is not hydrated yet. */
type Held = {
  /** The button, link, form or box. Where React renders the page anew, its new element takes its place. */
  element: HTMLElement;
  /** Its place among the elements that are like it. */
  index: number;
  showsBusy: boolean;
  repeat: (element: HTMLElement) => void;
  /** What happens instead, if the runtime fails or is late. */
  orElse?: ((element: HTMLElement) => void) | undefined;
};

/**
 * Holds what a visitor does in client parts before they are hydrated: presses on buttons, on links that open a dialog, submits and
 * ticks. When a part is ready, repeats it in its order. `giveUp` ends the wait at once.
 */
export function queueEarlyInput(): { giveUp: () => void; stop: () => void } {
  const root = document.documentElement;
  const listening = new AbortController();
  let queue: Held[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasGivenUp = false;

  const hold = (event: Event, held: Omit<Held, 'index'>) => {
    event.preventDefault();
    event.stopPropagation();
    // An impatient second press on such a control adds nothing: on the bill it would take the line off again.
    if (held.showsBusy && queue.some(({ element, showsBusy }) => showsBusy && element === held.element)) return;
    if (held.showsBusy) held.element.setAttribute('aria-busy', 'true');
    push(held);
  };

  const push = ({ element, orElse, ...held }: Omit<Held, 'index'>) => {
    // A part with a note about a late script shows it, as the calculator, whose figures stay those of the example.
    const told = partOf(element)?.querySelector('.script-failed') ? tellLate : undefined;
    queue.push({ ...held, element, index: allLike(element).indexOf(element), orElse: orElse ?? told });
    if (orElse ?? told) timer ??= setTimeout(giveUp, MAX_WAIT_MS);
  };

  /** Takes these out of the queue. */
  const take = (isTaken: (held: Held) => boolean | undefined): Held[] => {
    const taken = queue.filter(isTaken);
    queue = queue.filter((held) => !taken.includes(held));
    for (const { element } of taken) element.removeAttribute('aria-busy');
    if (!queue.some(({ orElse }) => orElse)) {
      clearTimeout(timer);
      timer = undefined;
    }
    return taken;
  };

  const giveUp = () => {
    hasGivenUp = true;
    for (const { element, orElse } of take(() => true)) orElse?.(element);
  };

  const tellLate = () => {
    root.dataset.script ??= 'late';
  };

  const waitingIsland = (event: Event) => closestTo(event, '[data-island="waiting"]');

  const onLink = (event: Event, link: HTMLElement) => {
    // Only the last press on a link counts, on whichever.
    take(({ element }) => element.matches('a'));
    if (!link.dataset.request || !document.querySelector(WAITING_OPENER) || hasGivenUp) return;
    const follow = (element: HTMLElement) => element.click();
    hold(event, { element: link, showsBusy: true, repeat: follow, orElse: follow });
  };

  const onButton = (event: Event, button: HTMLButtonElement) => {
    const isSubmit = button.type === 'submit';
    const { ariaLabel } = button;
    hold(event, {
      element: button,
      showsBusy: isSubmit || 'bill' in button.dataset,
      // Only if the label is unchanged: Pause may be Play by now.
      repeat: (element) => element.ariaLabel === ariaLabel && element.click(),
      // The page says that the form was not sent, so it must not be sent later.
      orElse: isSubmit ? tellLate : undefined,
    });
  };

  const onClick = (event: MouseEvent) => {
    const link = closestTo<HTMLElement>(event, 'a[href]');
    if (link) return isPlainClick(event) && onLink(event, link);
    const island = waitingIsland(event);
    const button = closestTo<HTMLButtonElement>(event, 'button');
    // The browser opens popovers without script.
    if (island && button && !button.popoverTargetElement) onButton(event, button);
  };

  /** In a form without a submit button, Enter sends no click, only this event. */
  const onSubmit = (event: SubmitEvent) => {
    const form = closestTo<HTMLFormElement>(event, 'form');
    const repeat = (element: HTMLElement) => element instanceof HTMLFormElement && element.requestSubmit();
    if (form && waitingIsland(event)) hold(event, { element: form, showsBusy: false, repeat });
  };

  /** A box that was ticked after a held press keeps its state when that press is repeated. */
  const onChange = (event: Event) => {
    const box = closestTo<HTMLInputElement>(event, 'input');
    if (!box || !waitingIsland(event)) return;
    const { checked } = box;
    const repeat = (element: HTMLElement) =>
      element instanceof HTMLInputElement && element.checked !== checked && element.click();
    push({ element: box, showsBusy: false, repeat });
  };

  const options = { capture: true, signal: listening.signal };
  document.addEventListener('click', onClick, options);
  document.addEventListener('submit', onSubmit, options);
  document.addEventListener('change', onChange, options);

  const observer = new MutationObserver(async () => {
    if (root.dataset.script === 'late' && document.querySelector(READY)) delete root.dataset.script;
    // Where React has rendered the page anew, as after a translation, its old parts are never ready.
    for (const held of queue) {
      if (!held.element.isConnected) held.element = allLike(held.element)[held.index] ?? held.element;
    }
    for (const { element, repeat } of take(({ element }) => partOf(element)?.matches(READY))) {
      repeat(element);
      // React renders first, so that a second press sees the new state.
      await null;
    }
  });
  observer.observe(root, { subtree: true, attributeFilter: ['data-island'] });

  const stop = () => {
    take(() => true);
    listening.abort();
    observer.disconnect();
  };
  return { giveUp, stop };
}

/** The client part that repeats what is done to an element: its own, or for a link that opens a dialog the opener. */
const partOf = (element: Element) =>
  element.matches('a') ? document.querySelector('.request-note') : element.closest('[data-island]');

/** The elements of the page with the same name and attributes, but for those that change while the page loads. */
function allLike(element: HTMLElement): HTMLElement[] {
  const bare = (from: Element) => {
    const copy = document.createElement(from.localName);
    for (const { name, value } of from.attributes) if (!CHANGING.includes(name)) copy.setAttribute(name, value);
    return copy;
  };
  const wanted = bare(element);
  return [...document.querySelectorAll<HTMLElement>(element.localName)].filter((peer) =>
    bare(peer).isEqualNode(wanted),
  );
}
