/** @jest-environment jsdom */
import { fillForm } from './restore-fields';

function listForm(): { form: HTMLFormElement; list: HTMLSelectElement } {
  document.body.innerHTML = `
    <form>
      <select name="service"><option value="">Choose one</option><option>Cloud</option></select>
    </form>`;
  const [form] = document.forms;
  const list = form?.querySelector('select');
  if (!form || !list) throw new Error('expected the form and its list');
  return { form, list };
}

test('a list is filled with its option', () => {
  const { form, list } = listForm();
  fillForm(form, { service: ['Cloud'] });
  expect(list).toHaveDisplayValue('Cloud');
});

test('an option that the list no longer has, as in an old draft, leaves "Choose one" selected', () => {
  const { form, list } = listForm();
  fillForm(form, { service: ['Fax'] });
  expect(list.selectedIndex).toBe(0);
});

test('a field with a value keeps it: text, list and checkbox', () => {
  document.body.innerHTML = `
    <form>
      <input name="name" value="Ada" />
      <select name="service"><option>Cloud</option><option selected>Other</option></select>
      <input type="checkbox" name="tools" value="wiki" checked />
      <input type="checkbox" name="tools" value="chat" />
    </form>`;
  const [form] = document.forms;
  if (!form) throw new Error('expected the form');
  fillForm(form, { name: ['Grace'], service: ['Cloud'], tools: ['chat'] });
  expect(form).toHaveFormValues({ name: 'Ada', service: 'Other', tools: ['wiki'] });
});
