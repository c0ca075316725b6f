import { ButtonLink } from '@abhyas/ui';
import { examPath, EXAMS_PATH, mockTestPath } from '@abhyas/web-kit';
import * as texts from '../../../texts/results';
import type { Insight } from '../api/results.types';
import styles from './what-next.module.css';

export interface WhatNextProps {
  insights: readonly Insight[];
  /** Whether every answer is right. */
  isPerfect: boolean;
  examId: string;
}

/** What to do after the review: the test that the first insight advises, or another one. */
export function WhatNext({ insights, isPerfect, examId }: WhatNextProps) {
  const advice = insights.find(({ link }) => link !== null);
  const next = advice?.link;
  const step = isPerfect ? texts.takeHarderTest : texts.takeAnother;
  return (
    <section aria-labelledby="next" className={styles.next}>
      <h2 id="next" className={styles.title}>
        {texts.whatNext}
      </h2>
      <p className={styles.text}>
        {advice && next ? texts.practiseWith(advice.title, next.label) : step}
      </p>
      <div className={styles.actions} data-print="none">
        {next && (
          <ButtonLink to={mockTestPath(next.examId, next.testId)}>{texts.startTest}</ButtonLink>
        )}
        <ButtonLink variant="secondary" to={examPath(examId)}>
          {texts.goToCourse}
        </ButtonLink>
        <ButtonLink variant={next ? 'secondary' : 'primary'} to={EXAMS_PATH}>
          {texts.tryAnother}
        </ButtonLink>
      </div>
    </section>
  );
}
