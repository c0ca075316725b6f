import { afterEach, expect } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { watchKeptTexts } from './kept-texts.mjs';
import { addMissingInterfaces } from './missing-interfaces.mjs';

// Specs that begin on a server have no window yet.
if (globalThis.window) {
  // Specs of components load this library anyway; others need not.
  if (expect.getState().testPath?.endsWith('.tsx')) {
    const { configure } = await import('@testing-library/react');
    // Machines are shared: a slow second is no error of the tested code.
    configure({ asyncUtilTimeout: 15_000 });
    const takeKeptTexts = watchKeptTexts(globalThis.window);
    // Each text needs an element of its own, or a page translator breaks it: `abhyas/text-alone`.
    afterEach(() => expect(takeKeptTexts()).toEqual([]));
  }
  addMissingInterfaces(globalThis.window);
}
