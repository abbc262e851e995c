import { type Control, isCheckable, isControl } from '@/lib/requests/restore-fields';

/** A field that the visitor changed or focused; `index` is its place among the fields of the page. */
type EarlyValue = { field: Control; index: number; hasFocus: boolean };

/** The fields that the visitor changed or focused: where a translator has changed the page, React renders new, empty ones. */
export function preHydrationValues(): readonly EarlyValue[] {
  return fields()
    .map((field, index) => ({ field, index, hasFocus: field === document.activeElement }))
    .filter(({ field, hasFocus }) => hasFocus || isChanged(field));
}

/** Puts the values and the focus into the fields that React rendered in place of the changed ones. */
export function restoreFields(values: readonly EarlyValue[]): void {
  const rendered = fields();
  for (const { field, index, hasFocus } of values) {
    const newField = rendered[index];
    if (field.isConnected || newField?.name !== field.name || newField.type !== field.type) continue;
    if (isChanged(field)) copyValue(field, newField);
    if (hasFocus) newField.focus({ preventScroll: true });
  }
}

/** The buttons and links that the visitor can press before hydration. */
export const pressableParts = () => [...document.querySelectorAll<HTMLElement>('button, a[data-request]')];

/** Presses what React rendered in place of those of `parts` that wait for their press (early-input.browser.ts). */
export function repeatPresses(parts: readonly HTMLElement[]): void {
  const lost = parts.filter((part) => part.ariaBusy === 'true' && !part.isConnected);
  for (const part of lost) {
    const index = parts.filter((other) => isAlike(other, part)).indexOf(part);
    pressableParts()
      .filter((rendered) => isAlike(rendered, part))
      [index]?.click();
  }
}

/** Whether two parts have the same attributes, but for those that change while the page loads. */
function isAlike(one: HTMLElement, other: HTMLElement): boolean {
  const lasting = (part: HTMLElement) => {
    const copy = document.createElement(part.localName);
    for (const { name, value } of part.attributes) {
      if (name !== 'aria-busy' && name !== 'data-island') copy.setAttribute(name, value);
    }
    return copy;
  };
  return lasting(one).isEqualNode(lasting(other));
}

const fields = () => [...document.querySelectorAll('input, select, textarea')].filter((field) => isControl(field));

function isChanged(field: Control): boolean {
  if (isCheckable(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement) return [...field.options].some((option) => option.selected && option.value);
  return field.value !== field.defaultValue;
}

/** Changes the new field as a visitor does. All but boxes must listen by `onInput`: `onChange` ignores what a script has set. */
function copyValue(field: Control, newField: Control) {
  if (isCheckable(field) && isCheckable(newField)) {
    if (newField.checked !== field.checked) newField.click();
    return;
  }
  newField.value = field.value;
  newField.dispatchEvent(new Event('input', { bubbles: true }));
}
