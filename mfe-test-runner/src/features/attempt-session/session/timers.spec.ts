import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { afterNextPaint } from './timers';

describe('afterNextPaint', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: 0 });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('waits for the callbacks of a frame, and for its paint', () => {
    const log: string[] = [];
    afterNextPaint(() => log.push('work'));
    requestAnimationFrame(() => log.push('frame'));
    jest.advanceTimersToNextFrame();
    expect(log).toEqual(['frame']);
    jest.advanceTimersByTime(1);
    expect(log).toEqual(['frame', 'work']);
    jest.runAllTimers();
    expect(log).toEqual(['frame', 'work']);
  });

  it('does not wait for a page that paints nothing', () => {
    const frames = jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1);
    const work = jest.fn();
    afterNextPaint(work);
    jest.advanceTimersByTime(99);
    expect(work).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledTimes(1);
    frames.mockRestore();
  });

  it.each([0, 1])('can be cancelled %i frames later', (frames) => {
    const work = jest.fn();
    const cancel = afterNextPaint(work);
    if (frames > 0) jest.advanceTimersToNextFrame();
    cancel();
    jest.runAllTimers();
    expect(work).not.toHaveBeenCalled();
  });
});
