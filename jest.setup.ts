import '@testing-library/jest-dom';

// jsdom lays nothing out: it does not know how to scroll, and no size changes. Tests of Node have no elements.
if (typeof Element !== 'undefined') {
  Element.prototype.scrollIntoView = () => {};
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
