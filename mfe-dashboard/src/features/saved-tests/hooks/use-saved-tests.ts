import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteSavedTest, getSavedTests, saveTest, type SavedTest } from '../api/saved-tests-calls';

/** The exam screens cache the same list under the same key. */
const savedTestsKey = ['catalogue', 'saved-tests'] as const;

export function useSavedTests() {
  return useQuery({ queryKey: savedTestsKey, queryFn: getSavedTests });
}

/** Removes a test from the list once the server has removed it. */
export function useRemoveSavedTest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteSavedTest,
    onSuccess: (_response, id) => {
      client.setQueryData<SavedTest[]>(savedTestsKey, (tests = []) =>
        tests.filter((test) => test.id !== id),
      );
    },
  });
}

/** Adds a removed test to the list again. */
export function useUndoRemoval() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: saveTest,
    onSuccess: (saved) => {
      client.setQueryData<SavedTest[]>(savedTestsKey, (tests = []) => [
        saved,
        ...tests.filter((test) => test.id !== saved.id),
      ]);
    },
  });
}
