import { Button, ButtonLink, PageHeading, Printer } from '@abhyas/ui';
import {
  examPath,
  EXAMS_PATH,
  formatDateTime,
  productName,
  testNameOf,
  useUser,
} from '@abhyas/web-kit';
import { useRef } from 'react';
import type { Results } from '../api/results.types';
import { AttemptIdContext } from '../hooks/attempt-id-context';
import { nextStep } from '../rules/result-texts';
import { CohortSection } from './cohort-section';
import { CutoffsSection } from './cutoffs-section';
import { InsightList } from './insight-list';
import { PartSection } from './part-section';
import { QuestionTimesSection } from './question-times-section';
import styles from './results-view.module.css';
import { ReviewSection } from './review-section';
import { ScoreCards } from './score-cards';
import { TimeShareSection } from './time-share-section';
import { TopicSection } from './topic-section';

export interface ResultsViewProps {
  results: Results;
  examId: string;
}

/** The analysis of one attempt: score, next step, reasons, then every question. */
export function ResultsView({ results, examId }: ResultsViewProps) {
  const { attempt, subjects, topics, cohort, difficulties, timeDistribution, questions } = results;
  const review = useRef<HTMLHeadingElement>(null);
  return (
    <div className={styles.results}>
      <PrintHeader />
      <PageHeading
        title="Test Results"
        subtitle="Detailed analysis of your performance"
        actions={
          <Button variant="secondary" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            Print
          </Button>
        }
      />
      <p className={styles.test}>
        <strong>{testNameOf(attempt.title, attempt.examName)}</strong>,{' '}
        {finishedText(attempt.state, attempt.finishedAt)}
      </p>
      <ScoreCards
        figures={attempt}
        nextStep={nextStep(attempt, subjects)}
        onReview={() => {
          review.current?.focus({ preventScroll: true });
          review.current?.scrollIntoView();
        }}
      />
      {cohort && <CohortSection cohort={cohort} results={results} />}
      <CutoffsSection results={results} />
      <PartSection
        title="Subject-wise Performance"
        column="Subject"
        parts={subjects}
        titleOf={(name) => name}
      />
      <div className={styles.pair}>
        <PartSection
          title="Difficulty-wise Performance"
          column="Difficulty"
          parts={difficulties}
          titleOf={(name) => `${name} Questions`}
        />
        <TimeShareSection shares={timeDistribution} />
      </div>
      <TopicSection topics={topics} />
      <QuestionTimesSection results={questions} participants={attempt.takers} />
      <InsightList insights={results.insights} />
      <AttemptIdContext value={results.attemptId}>
        <ReviewSection results={questions} participants={attempt.takers} headingRef={review} />
      </AttemptIdContext>
      <div className={styles.actions} data-print="none">
        <ButtonLink variant="secondary" to={examPath(examId)}>
          Go to the Course
        </ButtonLink>
        <ButtonLink to={EXAMS_PATH}>Try Another Test</ButtonLink>
      </div>
    </div>
  );
}

/** On paper: whose results these are, and from where. */
function PrintHeader() {
  const { user } = useUser();
  return (
    <p className={styles.printHeader}>
      <strong>{productName}</strong>
      {user && <span>{user.name}</span>}
    </p>
  );
}

function finishedText(state: string, finishedAt: string): string {
  const at = formatDateTime(finishedAt);
  return state === 'expired'
    ? `time ran out on ${at}: the answers saved by then were graded`
    : `submitted on ${at}`;
}
