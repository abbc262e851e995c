/** @jest-environment jsdom */
import { forgetRequestOfAddress, requestOfAddress, watchRequestLinks } from './request-links.browser';

/** Imitates Next's patch of the history: a call without the router's mark also updates the router's address. */
function routerOverHistory() {
  const router = { address: '' };
  const replace = window.history.replaceState.bind(window.history);
  jest.spyOn(window.history, 'replaceState').mockImplementation((state, title, address) => {
    if (!state?.__NA) router.address = String(address);
    replace(state?.__NA ? state : { __NA: true }, title, address);
  });
  return router;
}

afterEach(() => jest.restoreAllMocks());

test('an opened request is removed from the address of page and router; the rest of the query stays', () => {
  const router = routerOverHistory();
  window.history.replaceState(null, '', '/startup-services?plan=startup-boost&utm_source=mail#start');
  forgetRequestOfAddress();
  expect(window.location.href).toBe('http://localhost/startup-services?utm_source=mail');
  expect(router.address).toBe(window.location.href);
});

test('the wizard opens with its plan from a link that mail or chat has changed', () => {
  document.body.innerHTML = '<a href="#startup" data-request="startup">Get Started</a>';
  window.history.replaceState(null, '', '/startup-services?utm_source=mail&amp;plan=startup-boost#start.');
  expect(requestOfAddress()).toMatchObject({ form: 'startup', plan: 'startup-boost' });
  forgetRequestOfAddress();
  expect(window.location.href).not.toMatch(/plan|start$/);
});

test('a click that is held until the page is ready opens no dialog yet; the next one does', () => {
  document.body.innerHTML = '<a href="/contact" data-request="vps" data-plan="vps-growth">Request</a>';
  const link = document.querySelector('a');
  const holding = new AbortController();
  document.addEventListener('click', (event) => event.preventDefault(), { capture: true, signal: holding.signal });
  const onRequest = jest.fn();
  const stop = watchRequestLinks(onRequest);
  link?.click();
  expect(onRequest).not.toHaveBeenCalled();
  holding.abort();
  link?.click();
  expect(onRequest).toHaveBeenCalledTimes(1);
  expect(onRequest).toHaveBeenCalledWith(expect.objectContaining({ form: 'vps', plan: 'vps-growth', link }));
  stop();
});

test.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  'a click with %j is left to the browser, which opens the link elsewhere',
  (how) => {
    document.body.innerHTML = '<a href="#vps" data-request="vps">Request</a>';
    const onRequest = jest.fn();
    const stop = watchRequestLinks(onRequest);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
    document.querySelector('a')?.dispatchEvent(click);
    expect(onRequest).not.toHaveBeenCalled();
    expect(click.defaultPrevented).toBe(false);
    stop();
  },
);
