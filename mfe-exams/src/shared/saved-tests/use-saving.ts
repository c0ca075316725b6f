import { useCallback, useEffect, useMemo, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { loginPath, toast, useUser } from '@abhyas/web-kit';
import { catalogue, type SavedTest } from '../api/catalogue';
import { rememberToSave, takeToSave } from './save-after-login';

/** The key is the one under which the dashboard keeps the same list. */
const savedTestsKey = ['catalogue', 'saved-tests'] as const;

interface Saving {
  isSaved: (testId: string) => boolean;
  isPending: (testId: string) => boolean;
  /**
   * Saves the test or takes it off the list. A visitor is sent to log in first, and finds the test
   * saved when they are back.
   */
  toggle: (testId: string) => void;
}

/** The student's saved tests, for one screen: asked for once, however many tests it shows. */
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
    const testId = savedTests.isSuccess ? takeToSave() : undefined;
    if (testId !== undefined) change({ testId, save: true });
  }, [savedTests.isSuccess, change]);

  const toggle = useCallback(
    (testId: string) => {
      if (status === 'out') {
        rememberToSave(testId);
        void navigate(loginPath(`${pathname}${search}`));
        return;
      }
      // Read when asked, so that rows need not be drawn anew when another one is saved.
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

/** Several tests may be on their way at once; the list shows each once the server has agreed. */
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
