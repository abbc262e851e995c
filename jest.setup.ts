/// <reference types="@testing-library/jest-dom" />

// Tests that run in Node have no elements: without this they begin sooner. jsdom has no layout, so it cannot scroll or observe sizes.
if (typeof Element !== 'undefined') {
  require('@testing-library/jest-dom');
  // As long as a flow waits: by default it is a second, which a busy machine takes.
  require('@testing-library/dom').configure({ asyncUtilTimeout: 20_000 });
  Element.prototype.scrollIntoView = () => {};
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}

// No test reads what another one left in the tab.
afterEach(() => globalThis.sessionStorage?.clear());
