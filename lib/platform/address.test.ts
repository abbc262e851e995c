/** @jest-environment jsdom */
import { dropParams, queryWriter } from './address.browser';

afterEach(() => window.history.replaceState(null, '', '/'));

test('a campaign in the address stays when the page writes its parameters, and when it removes them', () => {
  window.history.replaceState(null, '', '/savings-calculator?utm_source=ad&people=5');
  const write = queryWriter(['people', 'tools']);
  write('?people=9&tools=chat,wiki');
  expect(window.location.search).toBe('?people=9&tools=chat,wiki&utm_source=ad');
  write('');
  expect(window.location.search).toBe('?utm_source=ad');
});

test('nothing is written once the address is that of another page', () => {
  window.history.replaceState(null, '', '/savings-calculator');
  const write = queryWriter(['people']);
  window.history.replaceState(null, '', '/contact');
  write('?people=9');
  expect(window.location.href).toBe('http://localhost/contact');
});

test('a parameter after &amp; is replaced and removed like any other', () => {
  window.history.replaceState(null, '', '/contact?service=Other&amp;people=5&amp;plan=vps-growth');
  queryWriter(['people'])('?people=9');
  expect(window.location.search).toBe('?people=9&service=Other&plan=vps-growth');
  window.history.replaceState(null, '', '/contact?service=Other&amp;plan=vps-growth');
  dropParams(['plan']);
  expect(window.location.search).toBe('?service=Other');
});
