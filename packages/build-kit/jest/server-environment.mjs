import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';
import { addMissingInterfaces } from './missing-interfaces.mjs';

const require = createRequire(import.meta.url);
const ofEnvironment = createRequire(require.resolve('jest-environment-jsdom'));

/** Node has these too, but a page needs those of its document. */
const ofDocuments = new Set(['Event', 'EventTarget', 'CustomEvent', 'MessageEvent', 'navigator']);

/**
 * Node without a browser, as on a server. `openBrowser` gives the spec a page, and `closeBrowser` takes it
 * away again.
 */
export default class ServerEnvironment extends TestEnvironment {
  #close = () => {};

  async setup() {
    await super.setup();
    this.global.openBrowser = (page) => {
      this.#close();
      this.#close = openBrowser(this.global, page);
    };
    this.global.closeBrowser = () => {
      this.#close();
      this.#close = () => {};
    };
  }

  async teardown() {
    this.#close();
    await super.teardown();
  }
}

/** @returns what closes it */
function openBrowser(scope, { url, html, width, media }) {
  const { JSDOM } = ofEnvironment('jsdom');
  const { window } = new JSDOM(html, { url, pretendToBeVisual: true });
  Object.defineProperty(window, 'innerWidth', { value: width });
  window.matchMedia = (query) => ({
    matches: media.includes(query) || fits(query, width),
    media: query,
    addEventListener() {},
    removeEventListener() {},
  });
  addMissingInterfaces(window);
  const before = new Map();
  for (const name of Object.getOwnPropertyNames(window)) {
    if (name in scope && !ofDocuments.has(name)) continue;
    before.set(name, Object.getOwnPropertyDescriptor(scope, name));
    Object.defineProperty(scope, name, {
      get: () => window[name],
      set: (value) => {
        window[name] = value;
      },
      configurable: true,
    });
  }
  return () => {
    for (const [name, descriptor] of before) {
      delete scope[name];
      if (descriptor) Object.defineProperty(scope, name, descriptor);
    }
    window.close();
  };
}

/** Whether a query is one for a width, and the page has it. */
function fits(query, width) {
  const [, bound, size, unit] = /^\((min|max)-width: ([\d.]+)(px|rem)\)$/.exec(query) ?? [];
  if (bound === undefined) return false;
  const pixels = Number(size) * (unit === 'rem' ? 16 : 1);
  return bound === 'min' ? width >= pixels : width <= pixels;
}
