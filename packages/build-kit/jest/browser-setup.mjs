import '@testing-library/jest-dom/jest-globals';

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
