import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast, useUser } from '@abhyas/web-kit';
import { catalogue, type SavedTest } from '../api/catalogue';

const savedTestsKey = ['catalogue', 'saved-tests'] as const;

/** The signed-in student's saved tests; nothing is asked for a visitor. */
export function useSavedTests() {
  const { status } = useUser();
  return useQuery({
    queryKey: savedTestsKey,
    queryFn: () => catalogue.GET('/api/user/saved-tests'),
    enabled: status === 'in',
  });
}

/** Saves a test or takes it off the list; the list shows it once the server has agreed. */
export function useSaveTest(testId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (save: boolean): Promise<SavedTest | undefined> => {
      if (save) return catalogue.POST('/api/user/saved-tests', { body: { testId } });
      await catalogue.DELETE('/api/user/saved-tests/{id}', { params: { path: { id: testId } } });
      return undefined;
    },
    onError: (_error, save) => {
      toast.error(save ? 'Could not save the test' : 'Could not remove the test');
    },
    onSuccess: (saved) => {
      toast.success(saved ? 'Saved. Find it under Saved Tests.' : 'Removed from saved tests');
      client.setQueryData<SavedTest[]>(savedTestsKey, (tests) => {
        const others = tests?.filter((test) => test.id !== testId);
        return others && saved ? [saved, ...others] : others;
      });
    },
  });
}
