import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nextIndex } from './grid-keys';

describe('nextIndex', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 0, undefined],
    ['ArrowDown', 2, 7],
    ['ArrowDown', 8, undefined],
    ['ArrowUp', 7, 2],
    ['ArrowUp', 2, undefined],
    ['Home', 7, 0],
    ['End', 0, 11],
    ['x', 3, undefined],
  ])('%s from %p leads to %p', (key, from, to) => {
    expect(nextIndex(key, from, 12, 5)).toBe(to);
  });

  it('never leaves the grid', () => {
    const key = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End');
    fc.assert(
      fc.property(key, fc.nat(99), fc.integer({ min: 1, max: 100 }), (pressed, index, total) => {
        const target = nextIndex(pressed, Math.min(index, total - 1), total, 5);
        if (target !== undefined) {
          expect(target).toBeGreaterThanOrEqual(0);
          expect(target).toBeLessThan(total);
        }
      }),
    );
  });
});
