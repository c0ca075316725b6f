import { afterEach, expect, it, jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { buildPaper } from '../../../testing/builders';
import { paletteCounts, paletteEntries } from '../rules/palette-state';
import { Palette } from './palette';

const observers: ResizeObserverCallback[] = [];

class FakeObserver implements ResizeObserver {
  constructor(callback: ResizeObserverCallback) {
    observers.push(callback);
  }
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  jest.useRealTimers();
});

it('brings the current question into view again when the palette grows', () => {
  jest.useFakeTimers();
  const shown: (string | null)[] = [];
  Object.assign(globalThis, { ResizeObserver: FakeObserver });
  Object.assign(Element.prototype, {
    scrollIntoView(this: Element) {
      shown.push(this.getAttribute('aria-label'));
    },
  });
  const entries = paletteEntries(buildPaper(40), { currentIndex: 37, byQuestion: {} });
  render(<Palette entries={entries} counts={paletteCounts(entries)} onGo={() => undefined} />);
  act(() => jest.runAllTimers());
  expect(shown).toEqual(['Question 38, not visited, current']);
  act(() => observers.at(-1)?.([], new FakeObserver(() => undefined)));
  expect(shown).toHaveLength(2);
});
