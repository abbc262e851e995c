import { bringBack, earlyAnswers } from './early-answers';

const FORM = `
  <input id="name" />
  <textarea id="message"></textarea>
  <select id="service"><option value="">Choose</option><option value="Other">Other</option></select>
  <input id="tool" type="checkbox" />
  <input id="kept" value="10" />`;

const input = (id: string) => document.getElementById(id) as HTMLInputElement;

beforeEach(() => {
  document.body.innerHTML = FORM;
});

test('what was typed, chosen and ticked in a page that is drawn anew stands in it again, and its fields hear of it', () => {
  input('name').value = 'Ada';
  input('message').value = 'Two servers';
  input('service').value = 'Other';
  input('tool').checked = true;
  input('message').focus();
  const answers = earlyAnswers();
  document.body.innerHTML = FORM;
  const heard: string[] = [];
  document.body.addEventListener('input', ({ target }) => heard.push((target as Element).id), { once: false });
  bringBack(answers);
  expect(input('name')).toHaveValue('Ada');
  expect(input('message')).toHaveValue('Two servers');
  expect(input('service')).toHaveValue('Other');
  expect(input('tool')).toBeChecked();
  expect(input('message')).toHaveFocus();
  expect(heard.sort()).toEqual(['message', 'name', 'service', 'tool']);
});

test('a page that stays as it was is left alone', () => {
  input('name').value = 'Ada';
  const answers = earlyAnswers();
  input('name').value = 'Ada Lovelace';
  bringBack(answers);
  expect(input('name')).toHaveValue('Ada Lovelace');
});
