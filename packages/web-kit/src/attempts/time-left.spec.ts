import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { formatTimeLeft } from '../rules/formats';
import { useTimeLeft } from './time-left';

describe('formatTimeLeft', () => {
  it.each([
    [7500, '2 h 5 min left'],
    [7200, '2 h left'],
    [3599, '59 min left'],
    [301, '5 min left'],
    [300, '5 min 00 s left'],
    [249, '4 min 09 s left'],
    [60, '1 min 00 s left'],
    [9, '9 s left'],
    [0, 'time is up'],
    [-5, 'time is up'],
  ])('%d seconds: %s', (seconds, text) => {
    expect(formatTimeLeft(seconds)).toBe(text);
  });
});

describe('useTimeLeft', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('counts minutes, then seconds, then stops', () => {
    const { result } = renderHook(({ endsAt }) => useTimeLeft(endsAt), {
      initialProps: { endsAt: Date.now() + 602_500 },
    });
    const after = (ms: number): string => {
      act(() => jest.advanceTimersByTime(ms));
      return result.current;
    };
    expect(result.current).toBe('10 min left');
    expect(after(2_500)).toBe('10 min left');
    expect(after(1_000)).toBe('9 min left');
    expect(after(299_000)).toBe('5 min 00 s left');
    expect(after(1_000)).toBe('4 min 59 s left');
    expect(after(298_000)).toBe('1 s left');
    expect(after(1_000)).toBe('time is up');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('follows a new end', () => {
    const { result, rerender } = renderHook(({ endsAt }) => useTimeLeft(endsAt), {
      initialProps: { endsAt: Date.now() + 600_000 },
    });
    rerender({ endsAt: Date.now() + 1_200_000 });
    expect(result.current).toBe('20 min left');
  });
});
