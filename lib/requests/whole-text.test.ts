/** @jest-environment jsdom */
import { keepWhole } from './whole-text.browser';

test('a text box is as tall as its text, also in a narrower window, and as before once it is empty', () => {
  const form = document.createElement('form');
  const box = form.appendChild(document.createElement('textarea'));
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
