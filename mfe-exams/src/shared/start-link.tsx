import { ButtonLink, type ButtonLinkProps } from '@abhyas/ui';
import { loginPath, mockTestPath, useUser } from '@abhyas/web-kit';

interface StartLinkProps extends Omit<ButtonLinkProps, 'to'> {
  examId: string;
  testId: string;
}

/** The path to start a test: a visitor logs in first and continues to the test. */
export function startPath(examId: string, testId: string, isVisitor: boolean): string {
  const path = mockTestPath(examId, testId);
  return isVisitor ? loginPath(path) : path;
}

/** Links to the test runner. */
export function StartLink({ examId, testId, ...rest }: StartLinkProps) {
  const { status } = useUser();
  return <ButtonLink to={startPath(examId, testId, status === 'out')} {...rest} />;
}
