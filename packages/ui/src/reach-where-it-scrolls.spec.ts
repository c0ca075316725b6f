import { afterEach, describe, expect, it } from '@jest/globals';
import { reachWhereItScrolls } from './reach-where-it-scrolls';

/** The simulated browser has no layout: the test sets sizes and their changes. */
class FakeObserver {
  static tell: () => void = () => undefined;
  static isWatching = false;

  constructor(callback: () => void) {
    FakeObserver.tell = callback;
  }

  observe(): void {
    FakeObserver.isWatching = true;
    FakeObserver.tell();
  }

  disconnect(): void {
    FakeObserver.isWatching = false;
  }
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
});

function sized(sizes: { scrollHeight?: number; scrollWidth?: number }): HTMLElement {
  const element = document.createElement('div');
  const all = { clientHeight: 100, clientWidth: 100, scrollHeight: 100, scrollWidth: 100 };
  for (const [name, value] of Object.entries({ ...all, ...sizes })) {
    Object.defineProperty(element, name, { configurable: true, value });
  }
  return element;
}

describe('reachWhereItScrolls', () => {
  it.each([
    [{}, null],
    [{ scrollHeight: 300 }, '0'],
    [{ scrollWidth: 300 }, '0'],
  ])('of an element with %j gives the tab index %j', (sizes, tabIndex) => {
    Object.assign(globalThis, { ResizeObserver: FakeObserver });
    const element = sized(sizes);
    const stop = reachWhereItScrolls(element);
    expect(element.getAttribute('tabindex')).toBe(tabIndex);
    stop?.();
    expect(FakeObserver.isWatching).toBe(false);
  });

  it('removes the tab stop when everything fits again', () => {
    Object.assign(globalThis, { ResizeObserver: FakeObserver });
    const element = sized({ scrollHeight: 300 });
    reachWhereItScrolls(element);
    Object.defineProperty(element, 'scrollHeight', { value: 100 });
    FakeObserver.tell();
    expect(element).not.toHaveAttribute('tabindex');
  });

  it('gives a menu its own tab index back, so that it keeps the focus', () => {
    Object.assign(globalThis, { ResizeObserver: FakeObserver });
    const element = sized({ scrollHeight: 300 });
    element.tabIndex = -1;
    reachWhereItScrolls(element);
    expect(element.tabIndex).toBe(0);
    Object.defineProperty(element, 'scrollHeight', { value: 100 });
    FakeObserver.tell();
    expect(element.getAttribute('tabindex')).toBe('-1');
  });

  it('does nothing in a browser without ResizeObserver', () => {
    expect(reachWhereItScrolls(sized({}))).toBeUndefined();
    expect(reachWhereItScrolls(null)).toBeUndefined();
  });
});
