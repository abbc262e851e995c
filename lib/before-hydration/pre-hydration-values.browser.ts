import { type Control, isCheckable, isControl } from '@/lib/requests/restore-fields';

/** A field that the visitor changed or focused; `index` is its place among the fields of the page. */
type EarlyValue = { field: Control; index: number; hasFocus: boolean };

/**
 * Reads the fields that the visitor changed or focused. If a translation tool changed the page, React renders new,
 * empty fields instead.
 */
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

const fields = () => [...document.querySelectorAll('input, select, textarea')].filter((field) => isControl(field));

function isChanged(field: Control): boolean {
  if (isCheckable(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement) return [...field.options].some((option) => option.selected && option.value);
  return field.value !== field.defaultValue;
}

/** Changes the new field as a visitor does, so that React notices the click or the input. */
function copyValue(field: Control, newField: Control) {
  if (isCheckable(field) && isCheckable(newField)) {
    if (newField.checked !== field.checked) newField.click();
    return;
  }
  // React shadows `value` on the element, and ignores an input event if the value was set through that property.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(newField), 'value')?.set?.call(newField, field.value);
  newField.dispatchEvent(new Event('input', { bubbles: true }));
  newField.dispatchEvent(new Event('change', { bubbles: true }));
}
