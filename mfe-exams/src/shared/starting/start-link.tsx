import { useUser } from '@abhyas/web-kit';
import { ButtonLink, type ButtonLinkProps } from '@abhyas/ui';
import { startAddress } from '../rules/start-address';

interface StartLinkProps extends Omit<ButtonLinkProps, 'to'> {
  examId: string;
  testId: string;
}

/** Links to the test runner; its clock does not run while the student reads the instructions. */
export function StartLink({ examId, testId, ...rest }: StartLinkProps) {
  const { status } = useUser();
  return <ButtonLink to={startAddress(examId, testId, status === 'out')} {...rest} />;
}
