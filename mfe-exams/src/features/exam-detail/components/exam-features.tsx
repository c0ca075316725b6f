import { Button, Card, Check, FailureState, LoadingRegion, Spinner } from '@abhyas/ui';
import { lazyWithRetry, RetryBoundary } from '@abhyas/web-kit';
import { Suspense, useState } from 'react';
import type { ExamDetail } from '../../../shared/catalogue.types';
import { StartLink } from '../../../shared/start-link';
import * as texts from '../../../texts/exam-detail';
import styles from './exam-detail.module.css';

// Loads when somebody is about to open it.
const SyllabusDialog = lazyWithRetry(() => import('./syllabus-dialog'));

/** The features of the series, with two ways to preview it before buying. */
export function ExamFeatures({ exam }: { exam: ExamDetail }) {
  const [isSyllabusOpen, setSyllabusOpen] = useState(false);
  const [isSyllabusWanted, setSyllabusWanted] = useState(false);
  const loadSyllabus = () => {
    setSyllabusWanted(true);
  };
  const firstFree = exam.tests.find((test) => test.free);
  return (
    <Card as="section" aria-labelledby="features-heading" className={styles.sideCard}>
      <h2 id="features-heading" className={styles.sideHeading}>
        {texts.features}
      </h2>
      <ul className={styles.features}>
        {exam.features.map((feature) => (
          <li key={feature}>
            <Check aria-hidden="true" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      <div className={styles.sideActions}>
        {firstFree && (
          <StartLink examId={exam._id} testId={firstFree._id} variant="secondary" block>
            {texts.freeTrial}
          </StartLink>
        )}
        <Button
          variant="ghost"
          block
          onPointerEnter={loadSyllabus}
          onFocus={loadSyllabus}
          onClick={() => {
            loadSyllabus();
            setSyllabusOpen(true);
          }}
        >
          {texts.viewSyllabus}
        </Button>
      </div>
      {isSyllabusWanted && (
        <RetryBoundary
          fallback={({ retry }) =>
            isSyllabusOpen && (
              <FailureState headingLevel={3} title={texts.syllabusFailed} onRetry={retry} />
            )
          }
        >
          <Suspense
            fallback={
              isSyllabusOpen && (
                <LoadingRegion label={texts.syllabusLoading}>
                  <Spinner />
                </LoadingRegion>
              )
            }
          >
            <SyllabusDialog
              examName={exam.name}
              syllabus={exam.syllabus}
              open={isSyllabusOpen}
              onOpenChange={setSyllabusOpen}
            />
          </Suspense>
        </RetryBoundary>
      )}
    </Card>
  );
}
