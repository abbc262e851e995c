import { type Control, isControl, isTicked } from '@/lib/requests/restore-fields';

/** A field as the visitor left it, and its place among the fields of the page. */
type EarlyAnswer = { field: Control; place: number; hasFocus: boolean };

/**
 * What visitors have changed in fields before the runtime answers. React goes on with the elements of the page, except
 * where something was at them before, as a browser's translator is: then it draws the page anew, with empty fields.
 */
export function preHydrationValues(): readonly EarlyAnswer[] {
  return fields()
    .map((field, place) => ({ field, place, hasFocus: field === document.activeElement }))
    .filter(({ field, hasFocus }) => hasFocus || isChanged(field));
}

/** Puts them into the fields that stand there now, where those are others, and the keyboard where it was. */
export function restoreFields(answers: readonly EarlyAnswer[]): void {
  const drawn = fields();
  for (const { field, place, hasFocus } of answers) {
    const now = drawn[place];
    if (field.isConnected || now?.name !== field.name || now.type !== field.type) continue;
    if (isChanged(field)) repeat(field, now);
    if (hasFocus) now.focus({ preventScroll: true });
  }
}

function fields(): Control[] {
  return [...document.querySelectorAll('input, select, textarea')].filter((element) => isControl(element));
}

function isChanged(field: Control): boolean {
  if (isTicked(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement) return [...field.options].some((option) => option.selected && option.value);
  return field.value !== field.defaultValue;
}

/** As the visitor did it: React notices the press or the input. */
function repeat(field: Control, now: Control) {
  if (isTicked(field) && isTicked(now)) {
    if (now.checked !== field.checked) now.click();
    return;
  }
  // React puts a property of its own before the field's, and takes what is written there for its own doing.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(now), 'value')?.set?.call(now, field.value);
  now.dispatchEvent(new Event('input', { bubbles: true }));
  now.dispatchEvent(new Event('change', { bubbles: true }));
}
