import { Button } from '@abhyas/ui';
import { memo } from 'react';

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
      {hasNext ? 'Next not answered' : 'All others are answered'}
    </Button>
  );
});
