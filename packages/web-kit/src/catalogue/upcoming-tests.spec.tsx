import { describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { upcomingTestsQuery, useRegister } from './upcoming-tests';

describe('useRegister', () => {
  it('creates no empty list of upcoming tests if none is cached', async () => {
    const respond = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(Response.json({ success: true })));
    const client = new QueryClient();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const { result } = renderHook(() => useRegister(), { wrapper });

    await act(() => result.current.mutateAsync('live-1'));

    expect(client.getQueryData(upcomingTestsQuery.queryKey)).toBeUndefined();
    respond.mockRestore();
  });
});
