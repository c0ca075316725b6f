/** Where starting a test leads: a visitor logs in first and goes on to the test from there. */
export function startAddress(examId: string, testId: string, isVisitor: boolean): string {
  const runner = `/mock-test/${examId}/${testId}`;
  return isVisitor ? `/login?next=${encodeURIComponent(runner)}` : runner;
}
