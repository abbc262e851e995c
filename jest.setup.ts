/// <reference types="@testing-library/jest-dom" />

// Tests that run in Node have no elements: without this they begin sooner. jsdom has no layout, so it cannot scroll or observe sizes.
if (typeof Element !== 'undefined') {
  require('@testing-library/jest-dom');
  Element.prototype.scrollIntoView = () => {};
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}

// No test reads what another one left in the tab.
afterEach(() => globalThis.sessionStorage?.clear());
