import {
  useAttemptedTests,
  useLoadError,
  useOpenAttempts,
  useUser,
  type AttemptedTest,
  type OpenAttempt,
} from '@abhyas/web-kit';
import { useMemo } from 'react';

/** What the student has done with the tests of an exam. */
export interface OwnTests {
  /** Running attempts at tests of this exam, the newest first. */
  open: readonly OpenAttempt[];
  openAt: (testId: string) => OpenAttempt | undefined;
  /** The finished attempts at a test; undefined if there is none, or if that is not known. */
  takenOf: (testId: string) => AttemptedTest | undefined;
  /** The query behind it, if it has failed. */
  failed: ReturnType<typeof useAttemptedTests> | undefined;
}

export function useOwnTests(examId: string): OwnTests {
  const { status } = useUser();
  const attempts = useOpenAttempts();
  const attempted = useAttemptedTests(examId);
  const error = useLoadError(attempted);
  const open = useMemo(
    () => attempts.filter((attempt) => attempt.examId === examId),
    [attempts, examId],
  );
  const taken = useMemo(
    () =>
      new Map(
        attempted.data?.flatMap((test) =>
          test.lastScore === null ? [] : [[test.testId, test] as const],
        ),
      ),
    [attempted.data],
  );
  const isIn = status === 'in';
  return {
    open,
    openAt: (testId) => open.find((attempt) => attempt.testId === testId),
    takenOf: (testId) => (isIn ? taken.get(testId) : undefined),
    failed: isIn && error ? attempted : undefined,
  };
}
