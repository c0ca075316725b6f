import { ButtonLink, Timer, VisuallyHidden, type ButtonLinkProps } from '@abhyas/ui';
import { mockTestPath, useTimeLeft, type OpenAttempt } from '@abhyas/web-kit';
import * as texts from '../../texts/attempts';

interface ResumeLinkProps extends Pick<ButtonLinkProps, 'size' | 'block' | 'className'> {
  attempt: Pick<OpenAttempt, 'examId' | 'testId' | 'title' | 'endsAt'>;
}

/** Continues a running attempt; its text counts the time down. */
export function ResumeLink({ attempt, ...rest }: ResumeLinkProps) {
  const timeLeft = useTimeLeft(attempt.endsAt);
  return (
    <ButtonLink to={mockTestPath(attempt.examId, attempt.testId)} {...rest}>
      <Timer aria-hidden="true" />
      <span>{texts.resume(timeLeft)}</span>
      <VisuallyHidden>{`: ${attempt.title}`}</VisuallyHidden>
    </ButtonLink>
  );
}
