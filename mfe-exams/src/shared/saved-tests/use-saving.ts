import {
  loginPath,
  savedTestsQuery,
  toast,
  useRemoveSavedTest,
  useSaveTest,
  useUser,
} from '@abhyas/web-kit';
import { useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as texts from '../../texts/saved-tests';
import { storeTestToSave, takeTestToSave } from './save-after-login';

/** The saved tests of a screen, and how they change. */
export interface Saving {
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
  const { save, remove, isPending } = useChanges();

  useEffect(() => {
    const testId = savedTests.isSuccess ? takeTestToSave() : undefined;
    if (testId !== undefined) save(testId);
  }, [savedTests.isSuccess, save]);

  const toggle = useCallback(
    (testId: string) => {
      if (status === 'out') {
        storeTestToSave(testId);
        void navigate(loginPath(`${pathname}${search}`));
        return;
      }
      // Read on click, so that rows do not render again when another test is saved.
      const tests = client.getQueryData(savedTestsQuery.queryKey) ?? [];
      if (tests.some(({ id }) => id === testId)) remove(testId);
      else save(testId);
    },
    [status, navigate, pathname, search, save, remove, client],
  );
  return { isSaved: (testId) => status === 'in' && saved.has(testId), isPending, toggle };
}

/** Several tests may be saved and removed at once; each shows its own result. */
function useChanges() {
  const { mutateAsync: saveTest } = useSaveTest();
  const { mutateAsync: removeTest } = useRemoveSavedTest();
  const save = useCallback(
    (testId: string) => {
      showResult(saveTest(testId), texts.isSaved, texts.saveFailed);
    },
    [saveTest],
  );
  const remove = useCallback(
    (testId: string) => {
      showResult(removeTest(testId), texts.isRemoved, texts.removeFailed);
    },
    [removeTest],
  );
  const pending = useMutationState({
    filters: { mutationKey: savedTestsQuery.queryKey, status: 'pending' },
    select: ({ state }) => state.variables as string,
  });
  return { save, remove, isPending: (testId: string) => pending.includes(testId) };
}

function showResult(change: Promise<unknown>, success: string, failure: string): void {
  change.then(
    () => {
      toast.success(success);
    },
    () => {
      toast.error(failure);
    },
  );
}
