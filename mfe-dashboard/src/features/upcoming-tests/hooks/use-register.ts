import { useMutation, useQueryClient } from '@tanstack/react-query';
import { upcomingTestsQuery, type UpcomingTest } from '../../../shared/upcoming-tests-query';
import { registerForTest } from '../api/register-for-test';

/** Registers for a live test; the item changes here once the server has agreed. */
export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: registerForTest,
    onSuccess: (_answer, id) => {
      client.setQueryData<UpcomingTest[]>(upcomingTestsQuery.queryKey, (tests = []) =>
        tests.map((test) => (test.id === id ? { ...test, registered: true } : test)),
      );
    },
    // Whether it was granted or refused: others took places meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: upcomingTestsQuery.queryKey }),
  });
}
