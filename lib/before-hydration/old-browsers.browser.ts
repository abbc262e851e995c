/**
 * What older browsers lack of the platform and this site counts on: details of one name, and popovers, which menu, consent
 * banner, receipt and chat panel are. boot.ts loads it there, before the runtime.
 */
import { apply, isSupported } from '@oddbird/popover-polyfill/fn';
import { closeOthersOfName } from './close-others-of-name.browser';

closeOthersOfName();
if (!isSupported()) bringPopovers();

function bringPopovers() {
  apply();
  // Unlike browsers it puts the focus into what opens: a banner that asks by itself would take the keyboard out of a field.
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
