import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { waitText } from './wait-text';

describe('waitText', () => {
  it.each([
    [0, '1 second'],
    [1, '1 second'],
    [40, '40 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [720, '12 minutes'],
  ])('formats %d seconds as %s', (seconds, text) => {
    expect(waitText(seconds)).toBe(text);
  });

  it("never shows less than the server's wait", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_400 }), (seconds) => {
        const [count, unit] = waitText(seconds).split(' ');
        const shown = Number(count) * (unit?.startsWith('minute') ? 60 : 1);
        expect(shown).toBeGreaterThanOrEqual(seconds);
      }),
    );
  });
});
