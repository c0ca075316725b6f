import { Button } from '@abhyas/ui';
import { memo } from 'react';
import * as texts from '../../../texts/palette';

export interface NextNotAnsweredProps {
  /** Whether a question other than the current one has no answer. */
  hasNext: boolean;
  /** Must be stable between renders. */
  onNext: () => void;
}

/** Leads from one question without an answer to the next. */
export const NextNotAnswered = memo(function NextNotAnswered(props: NextNotAnsweredProps) {
  const { hasNext, onNext } = props;
  return (
    <Button variant="secondary" block disabled={!hasNext} onClick={onNext}>
      {hasNext ? texts.nextNotAnswered : texts.allOthersAnswered}
    </Button>
  );
});
