import { describe, expect, it } from '@jest/globals';
import {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  useQuery,
} from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLoadError } from './use-load-error';

interface Call {
  resolve: (data: string) => void;
  reject: (error: Error) => void;
}

function createClient() {
  return new QueryClient({ defaultOptions: { queries: { retry: false } } });
}

/** Renders a query whose fetches the test ends one by one. */
function renderQuery(client = createClient()) {
  const calls: Call[] = [];
  const queryFn = () =>
    new Promise<string>((resolve, reject) => {
      calls.push({ resolve, reject });
    });
  const hook = renderHook(
    ({ page }) => {
      const query = useQuery({
        queryKey: ['page', page],
        queryFn,
        placeholderData: keepPreviousData,
      });
      return { query, error: useLoadError(query) };
    },
    {
      initialProps: { page: 1 },
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  const end = async (finish: (call: Call) => void) => {
    act(() => {
      finish(calls.at(-1)!);
    });
    await waitFor(() => {
      expect(hook.result.current.query.isFetching).toBe(false);
    });
  };
  return {
    ...hook,
    fail: (message: string) => end((call) => call.reject(new Error(message))),
    succeed: () => end((call) => call.resolve('data')),
    refetch: async () => {
      act(() => void hook.result.current.query.refetch());
      await waitFor(() => {
        expect(hook.result.current.query.isFetching).toBe(true);
      });
    },
  };
}

describe('useLoadError', () => {
  it('keeps the error during a retry, until there are data', async () => {
    const { result, fail, refetch, succeed } = renderQuery();
    expect(result.current.error).toBeNull();
    await fail('first');
    expect(result.current.error?.message).toBe('first');
    await refetch();
    expect(result.current.query.error).toBeNull();
    expect(result.current.error?.message).toBe('first');
    await fail('second');
    expect(result.current.error?.message).toBe('second');
    await refetch();
    await succeed();
    expect(result.current.error).toBeNull();
  });

  it('is null if a later fetch fails, because the data can still be shown', async () => {
    const { result, fail, refetch, succeed } = renderQuery();
    await succeed();
    await refetch();
    await fail('later');
    expect(result.current.query.isError).toBe(true);
    expect(result.current.error).toBeNull();
  });

  it('keeps the error of a page during a retry, not its predecessor on the next page', async () => {
    const { result, rerender, fail, refetch, succeed } = renderQuery();
    await succeed();
    rerender({ page: 2 });
    expect(result.current.error).toBeNull();
    await fail('second page');
    await refetch();
    expect(result.current.query.isPlaceholderData).toBe(true);
    expect(result.current.error?.message).toBe('second page');
    rerender({ page: 3 });
    expect(result.current.error).toBeNull();
  });

  it('keeps an error of before the screen during a retry', async () => {
    const client = createClient();
    client.setDefaultOptions({ queries: { retry: false, retryOnMount: false } });
    await client.prefetchQuery({
      queryKey: ['page', 1],
      queryFn: async () => Promise.reject(new Error('early')),
    });
    const { result, refetch, succeed } = renderQuery(client);
    expect(result.current.error?.message).toBe('early');
    await refetch();
    expect(result.current.query.error).toBeNull();
    expect(result.current.error?.message).toBe('early');
    await succeed();
    expect(result.current.error).toBeNull();
  });

  it('is null until the first fetch has ended on a screen that is opened again', async () => {
    const client = createClient();
    const first = renderQuery(client);
    await first.fail('first visit');
    first.unmount();
    const { result, fail } = renderQuery(client);
    expect(result.current.error).toBeNull();
    await fail('second visit');
    expect(result.current.error?.message).toBe('second visit');
  });
});
