import { queryWriter } from './address';

afterEach(() => window.history.replaceState(null, '', '/'));

test('a new query keeps the place in the page that the address names', () => {
  window.history.replaceState(null, '', '/savings-calculator?people=5#result');
  queryWriter()('?people=9');
  expect(window.location.href).toBe('http://localhost/savings-calculator?people=9#result');
});

test('once another page stands in the address, nothing is written', () => {
  window.history.replaceState(null, '', '/savings-calculator');
  const write = queryWriter();
  window.history.replaceState(null, '', '/contact');
  write('?people=9');
  expect(window.location.href).toBe('http://localhost/contact');
});
