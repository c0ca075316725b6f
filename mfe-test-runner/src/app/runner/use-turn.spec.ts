import { ApiError } from '@abhyas/web-kit';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useTurn } from './use-turn';

const queued = (waitSeconds: number): ApiError =>
  new ApiError({ status: 429, code: 'start_queued', message: 'Wait.', body: { waitSeconds } });
const failed = (status: number, retryAfter?: number): ApiError =>
  new ApiError({ status, code: 'failed', message: 'Failed.', retryAfter });

/** What each start gets, in this order; then the test starts. */
let errors: Error[];
let starts: number;
const onOpen = jest.fn();
const onWait = jest.fn();
const onRefused = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
  jest.clearAllMocks();
  errors = [];
  starts = 0;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function waitFor(seconds: number) {
  const open = (): Promise<() => void> => {
    starts += 1;
    const error = errors.shift();
    return error ? Promise.reject(error) : Promise.resolve(onOpen);
  };
  const options = { waitMs: seconds * 1000, open, onWait, onRefused };
  return renderHook(() => useTurn(options));
}

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const show = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

describe('a student who waits for a turn', () => {
  it('starts when it comes', async () => {
    waitFor(40);
    await pass(39.9);
    expect(starts).toBe(0);
    await pass(0.1);
    expect(onOpen).toHaveBeenCalledTimes(1);
    await pass(600);
    expect(starts).toBe(1);
  });

  it('comes at a moment of its own within the next second', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    waitFor(40);
    await pass(40.4);
    expect(starts).toBe(0);
    await pass(0.1);
    expect(starts).toBe(1);
  });

  it('waits on when the server says so', async () => {
    errors = [queued(7)];
    const { result } = waitFor(2);
    await pass(2);
    expect(onWait).toHaveBeenCalledWith(7000);
    expect(result.current).toMatchObject({ countdown: { remainingMs: 7000 } });
    await pass(7);
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  it('tries again after failures, and at once when the network is back', async () => {
    errors = [failed(0), failed(503, 5)];
    const { result } = waitFor(2);
    await pass(2);
    expect(result.current.failure).toBe('offline');
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(starts).toBe(2);
    expect(result.current.failure).toBe('failed');
    await pass(4.9);
    expect(starts).toBe(2);
    await pass(0.1);
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  it('asks when the page is shown again, because the device may have slept, but not each time', async () => {
    errors = [queued(40)];
    waitFor(40);
    await show();
    expect(starts).toBe(0);
    await pass(5);
    await show();
    await show();
    expect(starts).toBe(1);
    expect(onWait).toHaveBeenCalledWith(40_000);
  });

  it('stops when the test cannot be started, and when the student leaves', async () => {
    errors = [failed(403)];
    waitFor(2);
    await pass(60);
    expect([starts, onRefused.mock.calls.length]).toEqual([1, 1]);
    waitFor(2).unmount();
    await pass(60);
    expect(starts).toBe(1);
  });
});
