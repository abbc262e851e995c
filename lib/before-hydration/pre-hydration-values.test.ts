/** @jest-environment jsdom */
import { getByLabelText } from '@testing-library/react';
import { preHydrationValues, restoreFields } from './pre-hydration-values.browser';

const FORM = `
  <label>Name <input name="name" /></label>
  <label>Message <textarea name="message"></textarea></label>
  <label>Service <select name="service"><option value="">Choose</option><option value="Other">Other</option></select></label>
  <label>Chat <input name="chat" type="checkbox" /></label>
  <label>Wiki <input name="wiki" type="checkbox" checked /></label>
  <label>People <input value="10" /></label>`;

const field = (name: string) => getByLabelText<HTMLInputElement>(document.body, name);

beforeEach(() => {
  document.body.innerHTML = FORM;
});

test('what was typed, chosen and ticked in a page that is drawn anew stands in it again, and its fields hear of it', () => {
  field('Name').value = 'Ada';
  field('Message').value = 'Two servers';
  field('Service').value = 'Other';
  field('Chat').checked = true;
  field('Wiki').checked = false;
  field('Message').focus();
  const answers = preHydrationValues();
  document.body.innerHTML = FORM;
  const heard: string[] = [];
  for (const name of ['Name', 'Message', 'Service', 'Chat', 'Wiki', 'People']) {
    field(name).addEventListener('input', () => heard.push(name));
  }
  restoreFields(answers);
  expect(field('Name')).toHaveValue('Ada');
  expect(field('Message')).toHaveValue('Two servers');
  expect(field('Service')).toHaveValue('Other');
  expect(field('Chat')).toBeChecked();
  expect(field('Wiki')).not.toBeChecked();
  expect(field('Message')).toHaveFocus();
  expect(heard).toEqual(['Name', 'Message', 'Service', 'Chat', 'Wiki']);
});

test('asked twice, as React does in development, it takes no tick away again', () => {
  field('Chat').checked = true;
  const answers = preHydrationValues();
  document.body.innerHTML = FORM;
  restoreFields(answers);
  restoreFields(answers);
  expect(field('Chat')).toBeChecked();
});

test('a page that stays as it was is left alone', () => {
  field('Name').value = 'Ada';
  const answers = preHydrationValues();
  field('Name').value = 'Ada Lovelace';
  restoreFields(answers);
  expect(field('Name')).toHaveValue('Ada Lovelace');
});
