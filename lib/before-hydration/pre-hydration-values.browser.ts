import { type Control, isControl, isTicked } from '@/lib/requests/restore-fields';

/** A field that the visitor changed or focused; `index` is its place among the fields of the page. */
type EarlyValue = { field: Control; index: number; hasFocus: boolean };

/** Reads the fields that the visitor changed or focused. If a translator changed the page, React replaces them by empty ones. */
export function preHydrationValues(): readonly EarlyValue[] {
  return fields()
    .map((field, index) => ({ field, index, hasFocus: field === document.activeElement }))
    .filter(({ field, hasFocus }) => hasFocus || isChanged(field));
}

/** Puts the values and the focus into the fields that React rendered in place of the changed ones. */
export function restoreFields(values: readonly EarlyValue[]): void {
  const rendered = fields();
  for (const { field, index, hasFocus } of values) {
    const now = rendered[index];
    if (field.isConnected || now?.name !== field.name || now.type !== field.type) continue;
    if (isChanged(field)) repeat(field, now);
    if (hasFocus) now.focus({ preventScroll: true });
  }
}

const fields = () => [...document.querySelectorAll('input, select, textarea')].filter((field) => isControl(field));

function isChanged(field: Control): boolean {
  if (isTicked(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement) return [...field.options].some((option) => option.selected && option.value);
  return field.value !== field.defaultValue;
}

/** Changes the field as a visitor does, so that React notices the click or the input. */
function repeat(field: Control, now: Control) {
  if (isTicked(field) && isTicked(now)) {
    if (now.checked !== field.checked) now.click();
    return;
  }
  // React shadows `value` on the element, and ignores an input event if the value was set through that property.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(now), 'value')?.set?.call(now, field.value);
  now.dispatchEvent(new Event('input', { bubbles: true }));
  now.dispatchEvent(new Event('change', { bubbles: true }));
}
