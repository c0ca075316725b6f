import { expect } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';

// Specs of components load this library anyway; others need not.
if (expect.getState().testPath?.endsWith('.tsx')) {
  const { configure } = await import('@testing-library/react');
  // Machines are shared: a slow second is no error of the tested code.
  configure({ asyncUtilTimeout: 15_000 });
}

/** Layout and pointer interfaces that jsdom lacks and accessible components use. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const { window } = globalThis;
window.ResizeObserver ??= NoObserver;
window.IntersectionObserver ??= NoObserver;
window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});
window.scrollTo = () => {};
window.Element.prototype.scrollIntoView ??= () => {};
window.Element.prototype.hasPointerCapture ??= () => false;
window.Element.prototype.setPointerCapture ??= () => {};
window.Element.prototype.releasePointerCapture ??= () => {};
