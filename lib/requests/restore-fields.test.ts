/** @jest-environment jsdom */
import { fillForm } from './restore-fields';

function formOf(fields: string): HTMLFormElement {
  document.body.innerHTML = `<form>${fields}</form>`;
  const [form] = document.forms;
  if (!form) throw new Error('expected the form');
  return form;
}

test.each([
  ['a list is filled with its option', 'Cloud', 'Cloud'],
  ['an option that the list no longer has, as in an old draft, leaves "Choose one" selected', 'Fax', 'Choose one'],
])('%s', (_, service, shown) => {
  const form = formOf('<select name="service"><option value="">Choose one</option><option>Cloud</option></select>');
  fillForm(form, { service: [service] });
  expect(form.querySelector('select')).toHaveDisplayValue(shown);
});

test('a field with a value keeps it: text, list and checkbox', () => {
  const form = formOf(`
    <input name="name" value="Ada" />
    <select name="service"><option>Cloud</option><option selected>Other</option></select>
    <input type="checkbox" name="tools" value="wiki" checked />
    <input type="checkbox" name="tools" value="chat" />`);
  fillForm(form, { name: ['Grace'], service: ['Cloud'], tools: ['chat'] });
  expect(form).toHaveFormValues({ name: 'Ada', service: 'Other', tools: ['wiki'] });
});
