/** @jest-environment jsdom */

const { pushState, replaceState } = window.history;

afterEach(() => {
  document.querySelector('base')?.remove();
  Object.assign(window.history, { pushState, replaceState });
  window.history.replaceState(null, '', '/');
});

test('under a base of another host, paths in the history are those of the host that shows the page', async () => {
  document.head.innerHTML = '<base href="https://www.site.example/">';
  expect(() => window.history.replaceState(null, '', '/about')).toThrow();
  await import('./page-behavior.client');
  window.history.replaceState({ own: 1 }, '', '/about?a=1');
  expect([window.location.pathname, window.location.search, window.history.state]).toEqual([
    '/about',
    '?a=1',
    { own: 1 },
  ]);
  window.history.pushState(null, '', '?a=2');
  expect(window.location.href).toBe(`${window.location.origin}/about?a=2`);
  window.history.pushState(null, '');
  expect(window.location.search).toBe('?a=2');
});
