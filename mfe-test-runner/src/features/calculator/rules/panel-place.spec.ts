import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { insideScreen } from './panel-place';

const screen = { width: 1000, height: 600 };
const home = { left: 600, top: 100, width: 300, height: 400 };

describe('insideScreen', () => {
  it.each([
    [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ],
    [
      { x: -50, y: 20 },
      { x: -50, y: 20 },
    ],
    [
      { x: 500, y: 0 },
      { x: 100, y: 0 },
    ],
    [
      { x: -900, y: -300 },
      { x: -600, y: -100 },
    ],
    [
      { x: 0, y: 900 },
      { x: 0, y: 100 },
    ],
  ])('of a panel moved by %j is %j', (wanted, offset) => {
    expect(insideScreen(home, wanted, screen)).toEqual(offset);
  });

  it('keeps the beginning of a large panel on the screen', () => {
    const large = { left: 0, top: 10, width: 360, height: 700 };
    expect(insideScreen(large, { x: 0, y: -50 }, { width: 360, height: 640 })).toEqual({
      x: 0,
      y: -10,
    });
  });

  it('leaves the whole panel on the screen', () => {
    const place = fc.integer({ min: -3000, max: 3000 });
    fc.assert(
      fc.property(place, place, (x, y) => {
        const offset = insideScreen(home, { x, y }, screen);
        expect(home.left + offset.x).toBeGreaterThanOrEqual(0);
        expect(home.top + offset.y).toBeGreaterThanOrEqual(0);
        expect(home.left + offset.x + home.width).toBeLessThanOrEqual(screen.width);
        expect(home.top + offset.y + home.height).toBeLessThanOrEqual(screen.height);
      }),
    );
  });
});
