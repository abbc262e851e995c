/** @jest-environment jsdom */
import { getByLabelText } from '@testing-library/react';
import { preHydrationValues, pressableParts, repeatPresses, restoreFields } from './pre-hydration-values.browser';

const FORM = `
  <label>Name <input name="name" /></label>
  <label>Message <textarea name="message"></textarea></label>
  <label>Service <select name="service"><option value="">Choose</option><option value="Other">Other</option></select></label>
  <label>Chat <input name="chat" type="checkbox" /></label>
  <label>Wiki <input name="wiki" type="checkbox" checked /></label>
  <label>People <input value="10" /></label>`;

const names = ['Name', 'Message', 'Service', 'Chat', 'Wiki', 'People'];
const field = (name: string) => getByLabelText<HTMLInputElement>(document.body, name);

beforeEach(() => {
  document.body.innerHTML = FORM;
});

test('values, checks and the focus come back into fields that were rendered again, and the fields get input events', () => {
  field('Name').value = 'Ada';
  field('Message').value = 'Two servers';
  field('Service').value = 'Other';
  field('Chat').checked = true;
  field('Wiki').checked = false;
  field('People').focus();
  const values = preHydrationValues();
  document.body.innerHTML = FORM;
  const notified: string[] = [];
  for (const name of names) field(name).addEventListener('input', () => notified.push(name));
  restoreFields(values);
  expect(field('Name')).toHaveValue('Ada');
  expect(field('Message')).toHaveValue('Two servers');
  expect(field('Service')).toHaveValue('Other');
  expect(field('Chat')).toBeChecked();
  expect(field('Wiki')).not.toBeChecked();
  // Focused, but not changed.
  expect(field('People')).toHaveFocus();
  expect(notified).toEqual(names.slice(0, -1));
});

test('fields that are still in the page are not changed', () => {
  field('Name').value = 'Ada';
  const values = preHydrationValues();
  field('Name').value = 'Ada Lovelace';
  restoreFields(values);
  expect(field('Name')).toHaveValue('Ada Lovelace');
});

test('a button and a link that wait for their press are pressed where React rendered them again, and no others', () => {
  const parts = `
    <button type="button">Add</button><button type="button">Add</button>
    <button name="send">Send</button><a href="#scale" data-request="vps" data-plan="vps-scale">Scale</a>`;
  const pressed: string[] = [];
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element) pressed.push(`${target.textContent} ${target.id}`.trim());
  });
  document.body.innerHTML = parts;
  const before = pressableParts();
  for (const index of [1, 2, 3]) before[index]?.setAttribute('aria-busy', 'true');
  repeatPresses(before);
  expect(pressed).toEqual([]);
  // A translator has added a button, and the second of two that are alike was pressed.
  document.body.innerHTML = `<button class="translator">Undo</button>${parts}`;
  document.querySelectorAll('[type="button"]')[1]?.append(' the second');
  repeatPresses(before);
  expect(pressed).toEqual(['Add the second', 'Send', 'Scale']);
});
