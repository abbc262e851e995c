import type { Entries } from './form-definition';

/**
 * Fills fields of a form. What stands in one already stays: it was typed or chosen before the page answered, or the
 * browser brought it back.
 */
export function fillForm(form: HTMLFormElement, entries: Entries): void {
  for (const [name, texts] of Object.entries(entries)) {
    const controls = controlsOf(form, name);
    if (controls.some(isAnswered)) continue;
    for (const control of controls) answer(control, texts);
  }
}

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlsOf(form: HTMLFormElement, name: string): Control[] {
  return [...form.elements].filter((element) => isControl(element)).filter((control) => control.name === name);
}

export function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

export const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

function isAnswered(control: Control): boolean {
  return isTicked(control) ? control.checked : control.value !== '';
}

function answer(control: Control, texts: readonly string[]): void {
  if (isTicked(control)) control.checked = texts.includes(control.value);
  else control.value = texts[0] ?? '';
  // A list that does not have the value would stand on nothing at all.
  if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = '';
}

/** Takes away what stands in a field. */
export function emptyField(form: HTMLFormElement, name: string): void {
  for (const control of controlsOf(form, name)) answer(control, []);
}

/** Puts the keyboard into a field, or on the first choice of a group. */
export function focusField(form: HTMLFormElement, name: string): void {
  const [first] = controlsOf(form, name);
  first?.focus();
}
