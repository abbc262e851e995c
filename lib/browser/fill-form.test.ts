import { fillForm } from './fill-form';

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

test('a list shows what it is filled with', () => {
  const { form, list } = listForm();
  fillForm(form, { service: ['Cloud'] });
  expect(list).toHaveDisplayValue('Cloud');
});

test('a choice that the list has no more, as in an old draft, leaves it at "Choose one" and not blank', () => {
  const { form, list } = listForm();
  fillForm(form, { service: ['Fax'] });
  expect(list.selectedIndex).toBe(0);
});
