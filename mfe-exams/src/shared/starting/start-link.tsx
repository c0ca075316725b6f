import { useUser } from '@abhyas/web-kit';
import { ButtonLink, type ButtonLinkProps } from '@abhyas/ui';
import { startAddress } from '../rules/start-address';

interface StartLinkProps extends Omit<ButtonLinkProps, 'to'> {
  examId: string;
  testId: string;
}

/** Leads to the runner, where reading the instructions costs no time yet. */
export function StartLink({ examId, testId, ...rest }: StartLinkProps) {
  const { status } = useUser();
  return <ButtonLink to={startAddress(examId, testId, status === 'out')} {...rest} />;
}
