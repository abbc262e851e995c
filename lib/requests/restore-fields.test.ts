/** @jest-environment jsdom */
import { fillForm, keepWhole } from './restore-fields';

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

test('a text box is as tall as its text, also in a narrower window, and as before once it is empty', () => {
  const form = formOf('<textarea name="message"></textarea>');
  const box = form.querySelector('textarea') ?? document.createElement('textarea');
  let textHeight = 900;
  jest.spyOn(box, 'clientHeight', 'get').mockImplementation(() => Number.parseFloat(box.style.minHeight || '180') - 3);
  jest.spyOn(box, 'offsetHeight', 'get').mockImplementation(() => box.clientHeight + 3);
  jest.spyOn(box, 'scrollHeight', 'get').mockImplementation(() => Math.max(textHeight, box.clientHeight));
  box.value = 'words';
  const stop = keepWhole(form);
  expect(box.style.minHeight).toBe('903px');
  textHeight = 1500;
  window.dispatchEvent(new Event('resize'));
  expect(box.style.minHeight).toBe('1503px');
  stop();
  box.value = '';
  keepWhole(form)();
  expect(box.style.minHeight).toBe('');
});
