/** The URL to start a test: a visitor logs in first and continues to the test. */
export function startAddress(examId: string, testId: string, isVisitor: boolean): string {
  const runner = `/mock-test/${examId}/${testId}`;
  return isVisitor ? `/login?next=${encodeURIComponent(runner)}` : runner;
}
