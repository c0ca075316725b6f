import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { removeTurn, storedTurnMs, storeTurn } from './stored-turn';

const asha = { userId: 'asha', testId: 'test-1' };

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  removeTurn();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a stored turn', () => {
  it('counts down over a reload, and stays at 0 for two minutes', () => {
    expect(storedTurnMs(asha)).toBeUndefined();
    storeTurn(asha, 40_000);
    jest.setSystemTime(1_030_000);
    expect(storedTurnMs(asha)).toBe(10_000);
    jest.setSystemTime(1_160_000);
    expect(storedTurnMs(asha)).toBe(0);
    jest.setSystemTime(1_160_001);
    expect(storedTurnMs(asha)).toBeUndefined();
  });

  it('belongs to one student and one test', () => {
    storeTurn(asha, 40_000);
    expect(storedTurnMs({ ...asha, testId: 'test-2' })).toBeUndefined();
    expect(storedTurnMs({ ...asha, userId: 'ravi' })).toBeUndefined();
    removeTurn();
    expect(storedTurnMs(asha)).toBeUndefined();
  });

  it('never grows when the device’s clock is set back', () => {
    storeTurn(asha, 40_000);
    jest.setSystemTime(0);
    expect(storedTurnMs(asha)).toBe(40_000);
  });
});
