import { ButtonLink } from '@abhyas/ui';
import { mockTestPath } from '@abhyas/web-kit';
import * as texts from '../../../texts/home';
import type { Recommendation } from './test-facts';

interface StartLinkProps {
  test: Recommendation;
  /** Whether it is today's next step: there is one on a page. */
  isNextStep: boolean;
}

export function StartLink({ test, isNextStep }: StartLinkProps) {
  return (
    <ButtonLink
      to={mockTestPath(test.examId, test.testId)}
      variant={isNextStep ? 'primary' : 'secondary'}
      aria-label={texts.startTestOf(test.name)}
      block
    >
      {texts.startTest}
    </ButtonLink>
  );
}
