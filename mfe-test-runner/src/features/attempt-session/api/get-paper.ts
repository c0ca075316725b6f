import { checked } from '@abhyas/web-kit';
import { api } from '@abhyas/web-kit/api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Paper } from '../../../shared/paper.types';
import { isPaper } from '../../../shared/rules/bodies';

/**
 * The paper of a test, without keys. It also tells whether the student has an open attempt of it, so
 * the next screen that needs it requests it again.
 */
export function paperQuery(testId: string) {
  return queryOptions({
    queryKey: ['runner', 'paper', testId],
    gcTime: 0,
    queryFn: ({ signal }) =>
      checked(
        api.GET('/tests/{testId}', { params: { path: { testId } }, signal }),
        (body): body is Paper => isPaper(body) && body._id === testId,
      ),
  });
}

export function usePaper(testId: string) {
  return useQuery(paperQuery(testId));
}
