import { useMutation, useQueryClient } from '@tanstack/react-query';
import { upcomingTestsQuery, type UpcomingTest } from '../../../shared/upcoming-tests-query';
import { registerForTest } from '../api/register-for-test';

/** Registers for a live test; the item changes once the server has confirmed it. */
export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: registerForTest,
    onSuccess: (_response, id) => {
      client.setQueryData<UpcomingTest[]>(upcomingTestsQuery.queryKey, (tests = []) =>
        tests.map((test) => (test.id === id ? { ...test, registered: true } : test)),
      );
    },
    // After success and failure: others may have taken seats meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: upcomingTestsQuery.queryKey }),
  });
}
