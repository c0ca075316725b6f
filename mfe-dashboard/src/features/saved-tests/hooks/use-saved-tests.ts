import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteSavedTest, getSavedTests, saveTest, type SavedTest } from '../api/saved-tests-calls';

/** The key is the one under which the exam screens keep the same list. */
const savedTestsKey = ['catalogue', 'saved-tests'] as const;

export function useSavedTests() {
  return useQuery({ queryKey: savedTestsKey, queryFn: getSavedTests });
}

/** Takes a test off the list once the server has done so. */
export function useRemoveSavedTest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteSavedTest,
    onSuccess: (_answer, id) => {
      client.setQueryData<SavedTest[]>(savedTestsKey, (tests = []) =>
        tests.filter((test) => test.id !== id),
      );
    },
  });
}

/** Puts a test that was taken off back on the list. */
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
