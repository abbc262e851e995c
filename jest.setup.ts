import '@testing-library/jest-dom';

// jsdom lays nothing out, and does not know how to scroll. Tests of Node have no elements.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => {};
