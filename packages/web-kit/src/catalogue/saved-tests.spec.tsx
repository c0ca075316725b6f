import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useRemoveSavedTest } from './remove-saved-test';
import { useSaveTest } from './save-test';
import { savedTestsQuery } from './saved-tests';

const saved = { id: 'test-1' };

describe('saved tests', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each([
    { change: 'saved', use: useSaveTest, before: [], after: [saved] },
    { change: 'removed', use: useRemoveSavedTest, before: [saved], after: [] },
  ])(
    'a list that was read before a test was $change does not undo it',
    async ({ use, before, after }) => {
      const lists: ((list: unknown) => void)[] = [];
      jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
        if ((input as Request).method !== 'GET') return Promise.resolve(Response.json(saved));
        return new Promise((resolve) => {
          lists.push((list) => {
            resolve(Response.json(list));
          });
        });
      });
      const client = new QueryClient();
      const wrapper = ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      );
      const { result } = renderHook(() => ({ tests: useQuery(savedTestsQuery), change: use() }), {
        wrapper,
      });

      act(() => {
        result.current.change.mutate('test-1');
      });
      await waitFor(() => {
        expect(lists).toHaveLength(2);
      });
      lists[1]?.(after);
      lists[0]?.(before);

      await waitFor(() => {
        expect(result.current.change.isSuccess).toBe(true);
      });
      expect(result.current.tests.data).toEqual(after);
    },
  );
});
