import { useCallback, useEffect, useMemo, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { loginPath, toast, useUser } from '@abhyas/web-kit';
import { catalogue, type SavedTest } from '../api/catalogue';
import { storeTestToSave, takeTestToSave } from './save-after-login';

/** The dashboard caches the same list under the same key. */
const savedTestsKey = ['catalogue', 'saved-tests'] as const;

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
  const savedTests = useQuery({
    queryKey: savedTestsKey,
    queryFn: () => catalogue.GET('/api/user/saved-tests'),
    enabled: status === 'in',
  });
  const saved = useMemo(() => new Set(savedTests.data?.map(({ id }) => id)), [savedTests.data]);
  const { change, pending } = useChange();

  useEffect(() => {
    const testId = savedTests.isSuccess ? takeTestToSave() : undefined;
    if (testId !== undefined) change({ testId, save: true });
  }, [savedTests.isSuccess, change]);

  const toggle = useCallback(
    (testId: string) => {
      if (status === 'out') {
        storeTestToSave(testId);
        void navigate(loginPath(`${pathname}${search}`));
        return;
      }
      // Read on click, so that rows do not render again when another test is saved.
      const tests = client.getQueryData<SavedTest[]>(savedTestsKey) ?? [];
      change({ testId, save: tests.every(({ id }) => id !== testId) });
    },
    [status, navigate, pathname, search, change, client],
  );
  return {
    isSaved: (testId) => saved.has(testId),
    isPending: (testId) => pending.has(testId),
    toggle,
  };
}

interface Change {
  testId: string;
  save: boolean;
}

/** Several changes may run at once; the list shows each after the server has confirmed it. */
function useChange() {
  const client = useQueryClient();
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const { mutate } = useMutation({
    mutationFn: async ({ testId, save }: Change): Promise<SavedTest | undefined> => {
      if (save) return catalogue.POST('/api/user/saved-tests', { body: { testId } });
      await catalogue.DELETE('/api/user/saved-tests/{id}', { params: { path: { id: testId } } });
      return undefined;
    },
    onMutate: ({ testId }) => {
      setPending((others) => new Set([...others, testId]));
    },
    onError: (_error, { save }) => {
      toast.error(save ? 'Could not save the test' : 'Could not remove the test');
    },
    onSuccess: (saved, { testId }) => {
      toast.success(saved ? 'Saved. Find it under Saved Tests.' : 'Removed from saved tests');
      client.setQueryData<SavedTest[]>(savedTestsKey, (tests) => {
        const others = tests?.filter((test) => test.id !== testId);
        return others && saved ? [saved, ...others] : others;
      });
    },
    onSettled: (_saved, _error, { testId }) => {
      setPending((all) => new Set([...all].filter((id) => id !== testId)));
    },
  });
  return { change: mutate, pending };
}
