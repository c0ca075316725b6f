import { isFirstTry, openAttemptsQuery, useAttemptedTests, useUser } from '@abhyas/web-kit';
import { useQuery } from '@tanstack/react-query';

/** Whether it is still unknown what the student has done with the tests of an exam; never for visitors. */
export function useIsOwnLoading(examId: string): boolean {
  const { status } = useUser();
  const isOpenLoading = useIsOpenLoading();
  const attempted = useAttemptedTests(examId);
  return isOpenLoading || (status === 'in' && isFirstTry(attempted));
}

/** Whether it is still unknown which tests a student is taking; never for visitors. */
export function useIsOpenLoading(): boolean {
  const { status } = useUser();
  const open = useQuery({ ...openAttemptsQuery, enabled: status === 'in' });
  return status === 'loading' || (status === 'in' && isFirstTry(open));
}
