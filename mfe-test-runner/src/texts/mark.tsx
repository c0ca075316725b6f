import type { ReactElement } from 'react';

export const markedForReview = 'Marked for review';
/** The button that sets the mark. `hidden` hides what has no place on a phone. */
export const mark = (hidden: (words: string) => ReactElement): ReactElement => (
  <>
    <span>Mark</span>
    {hidden(' for review')}
  </>
);
