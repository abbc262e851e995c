import '@testing-library/jest-dom';

// jsdom has no layout, so it cannot scroll or observe sizes. Tests that run in Node have no elements.
if (typeof Element !== 'undefined') {
  Element.prototype.scrollIntoView = () => {};
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
