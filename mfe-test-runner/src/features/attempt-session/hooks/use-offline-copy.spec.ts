import { onCacheForOffline } from '@abhyas/web-kit';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useOfflineCopy } from './use-offline-copy';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('asks for a copy some seconds after the test has opened, and not once it was left', () => {
  const onAsked = jest.fn();
  const stop = onCacheForOffline(onAsked);
  renderHook(() => useOfflineCopy()).unmount();
  jest.advanceTimersByTime(10_000);
  expect(onAsked).not.toHaveBeenCalled();
  renderHook(() => useOfflineCopy());
  expect(onAsked).not.toHaveBeenCalled();
  jest.advanceTimersByTime(3_000);
  expect(onAsked).toHaveBeenCalledWith('test-runner');
  stop();
});
