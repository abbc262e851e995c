// Polyfills for older browsers: `<details name>`, and popovers, which the menu, the consent banner, the receipt and the chat
// panel use. boot.browser.ts loads this before the runtime, in browsers that need it.
import { apply, isSupported } from '@oddbird/popover-polyfill/fn';

// `toggle` does not bubble.
document.addEventListener('toggle', closeOthersOfName, { capture: true });
if (!isSupported()) addPopovers();

/** Closes the other `<details>` of the same name when one opens. */
function closeOthersOfName({ target }: Event) {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return;
  for (const other of document.querySelectorAll<HTMLDetailsElement>('details[name][open]')) {
    if (other !== target && other.getAttribute('name') === target.getAttribute('name')) other.open = false;
  }
}

function addPopovers() {
  apply();
  // Unlike browsers, the polyfill focuses the popover it opens: the consent banner would take the focus out of a field.
  for (const name of ['showPopover', 'togglePopover'] as const) {
    const open = HTMLElement.prototype[name];
    Object.defineProperty(HTMLElement.prototype, name, {
      value(this: HTMLElement, ...options: unknown[]): unknown {
        const { focus } = HTMLElement.prototype;
        HTMLElement.prototype.focus = () => {};
        try {
          return Reflect.apply(open, this, options);
        } finally {
          HTMLElement.prototype.focus = focus;
        }
      },
    });
  }
}
