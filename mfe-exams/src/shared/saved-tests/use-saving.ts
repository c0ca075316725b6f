import {
  loginPath,
  savedTestsQuery,
  toast,
  useChangeSavedTest,
  useUser,
  type SavedTestChange,
} from '@abhyas/web-kit';
import { useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { storeTestToSave, takeTestToSave } from './save-after-login';

interface Saving {
  isSaved: (testId: string) => boolean;
  isPending: (testId: string) => boolean;
  /**
   * Saves the test or removes it from the list. A visitor is redirected to the log-in screen first;
   * the test is saved afterwards.
   */
  toggle: (testId: string) => void;
}

/** The student's saved tests for one screen: requested once, however many tests it shows. */
export function useSaving(): Saving {
  const { status } = useUser();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const client = useQueryClient();
  const savedTests = useQuery({ ...savedTestsQuery, enabled: status === 'in' });
  const saved = useMemo(() => new Set(savedTests.data?.map(({ id }) => id)), [savedTests.data]);
  const { change, isPending } = useChange();

  useEffect(() => {
    const testId = savedTests.isSuccess ? takeTestToSave() : undefined;
    if (testId !== undefined) change({ testId, isSaved: true });
  }, [savedTests.isSuccess, change]);

  const toggle = useCallback(
    (testId: string) => {
      if (status === 'out') {
        storeTestToSave(testId);
        void navigate(loginPath(`${pathname}${search}`));
        return;
      }
      // Read on click, so that rows do not render again when another test is saved.
      const tests = client.getQueryData(savedTestsQuery.queryKey) ?? [];
      change({ testId, isSaved: tests.every(({ id }) => id !== testId) });
    },
    [status, navigate, pathname, search, change, client],
  );
  return { isSaved: (testId) => saved.has(testId), isPending, toggle };
}

/** Several changes may run at once; each shows its own result. */
function useChange() {
  const { mutateAsync } = useChangeSavedTest();
  const change = useCallback(
    (next: SavedTestChange) => {
      mutateAsync(next).then(
        () => {
          toast.success(
            next.isSaved ? 'Saved. Find it under Saved Tests.' : 'Removed from saved tests',
          );
        },
        () => {
          toast.error(next.isSaved ? 'Could not save the test' : 'Could not remove the test');
        },
      );
    },
    [mutateAsync],
  );
  const pending = useMutationState({
    filters: { mutationKey: savedTestsQuery.queryKey, status: 'pending' },
    select: ({ state }) => state.variables as SavedTestChange,
  });
  return { change, isPending: (id: string) => pending.some(({ testId }) => testId === id) };
}
