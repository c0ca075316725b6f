import { api } from '@abhyas/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { profileQuery } from '../../api/get-profile';
import { targetsQuery, type Target } from './get-targets';

/** Stores all target exams; an empty list skips the question. The recommendations change with them. */
export function usePutTargets() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (targets: readonly Target[]) =>
      api.PUT('/api/user/targets', {
        body: { targets: targets.map(({ examId, examDate }) => ({ examId, examDate })) },
      }),
    onSuccess: (stored) => {
      client.setQueryData(targetsQuery.queryKey, stored);
      void client.invalidateQueries({ queryKey: profileQuery.queryKey });
    },
  });
}
