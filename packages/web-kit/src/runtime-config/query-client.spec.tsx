import { describe, expect, it, jest } from '@jest/globals';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ApiError } from '../rules/api-error';
import { createQueryClient } from './query-client';

/** Requests something before the screen that shows it, and is refused with a status. */
async function prefetchRefused(status: number) {
  const queries = createQueryClient();
  const error = new ApiError({ status, code: 'code', message: `Status ${status}` });
  const queryFn = jest.fn(async () => Promise.reject(error));
  const query = { queryKey: ['paper'], queryFn };
  await queries.prefetchQuery(query);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  return { queryFn, show: () => renderHook(() => useQuery(query), { wrapper }).result.current };
}

describe('createQueryClient', () => {
  it('requests data that was refused before its screen was drawn only once', async () => {
    const { queryFn, show } = await prefetchRefused(429);
    expect(show()).toMatchObject({ isFetching: false, error: { message: 'Status 429' } });
    expect(queryFn).toHaveBeenCalledTimes(1);
  });

  it('requests data again for a screen that is opened later', async () => {
    const { queryFn, show } = await prefetchRefused(404);
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 5_000);
    try {
      expect(show()).toMatchObject({ isFetching: true });
    } finally {
      clock.mockRestore();
    }
    expect(queryFn).toHaveBeenCalledTimes(2);
  });
});
