import type { Entries } from './form-check';

/** Fills the empty fields of a form. Others keep what the visitor typed before hydration or the browser restored. */
export function fillForm(form: HTMLFormElement, entries: Entries): void {
  for (const [name, texts] of Object.entries(entries)) {
    const controls = controlsOf(form, name);
    if (controls.some(isFilled)) continue;
    for (const control of controls) fill(control, texts);
  }
}

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlsOf(form: HTMLFormElement, name: string): Control[] {
  return [...form.elements].filter((element) => isControl(element)).filter((control) => control.name === name);
}

export function isControl(element: Element): element is Control {
  return [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some((kind) => element instanceof kind);
}

export const isCheckable = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

const isFilled = (control: Control) => (isCheckable(control) ? control.checked : control.value !== '');

function fill(control: Control, texts: readonly string[]): void {
  if (isCheckable(control)) control.checked = texts.includes(control.value);
  else control.value = texts[0] ?? '';
  // A list without this option would show nothing; this selects its first, empty option.
  if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = '';
}

/** Empties a field. */
export function emptyField(form: HTMLFormElement, name: string): void {
  for (const control of controlsOf(form, name)) fill(control, []);
}

/** Focuses a field, or the first choice of a group. */
export function focusField(form: HTMLFormElement, name: string): void {
  const [first] = controlsOf(form, name);
  first?.focus();
}
