/** @jest-environment jsdom */
import { forgetRequestOfAddress } from './request-links.browser';

/** What Next's router does to the history: a call with its own mark is its own, any other moves its address along. */
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

test('an answered request goes from the address of the page and from that of the router; the rest of the query stays', () => {
  const router = routerOverHistory();
  window.history.replaceState(null, '', '/startup-services?plan=startup-boost&utm_source=mail#start');
  forgetRequestOfAddress();
  expect(window.location.href).toBe('http://localhost/startup-services?utm_source=mail');
  expect(router.address).toBe(window.location.href);
});

test('an address that asks for nothing stays as it is', () => {
  window.history.replaceState(null, '', '/startup-services?plan=startup-boost#plans');
  const router = routerOverHistory();
  forgetRequestOfAddress();
  expect(window.location.href).toBe('http://localhost/startup-services?plan=startup-boost#plans');
  expect(router.address).toBe('');
});
