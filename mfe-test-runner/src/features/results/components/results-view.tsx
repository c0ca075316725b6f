import { classNames, PageHeading } from '@abhyas/ui';
import { testNameOf, useSteps } from '@abhyas/web-kit';
import { useEffect, useEffectEvent, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import * as texts from '../../../texts/results';
import type { Results } from '../api/results.types';
import { AttemptIdContext } from '../hooks/attempt-id-context';
import { PassagesContext } from '../hooks/passages-context';
import { numberPassages } from '../rules/passages';
import { isWorthChart, nextStep, verdict } from '../rules/result-texts';
import { partlyRightCount } from '../rules/review-filters';
import { timeUse } from '../rules/time-use';
import { CohortSection } from './cohort-section';
import { CutoffsSection } from './cutoffs-section';
import { InsightList } from './insight-list';
import { PaperHeader } from './paper-header';
import { PartSection } from './part-section';
import { PrintButton } from './print-button';
import { QuestionTimesSection } from './question-times-section';
import styles from './results-view.module.css';
import { ReviewSection } from './review-section';
import { ScoreCards } from './score-cards';
import { SectionSection } from './section-section';
import { TimeShareSection } from './time-share-section';
import { TimeUseSection } from './time-use-section';
import { TopicSection } from './topic-section';
import { WhatNext } from './what-next';

export interface ResultsViewProps {
  results: Results;
  examId: string;
}

/** The analysis of one attempt: score, next step, reasons, then every question, and what comes next. */
export function ResultsView({ results, examId }: ResultsViewProps) {
  const { attempt, subjects, cohort } = results;
  const review = useRef<HTMLHeadingElement>(null);
  const name = testNameOf(attempt.title, attempt.examName);
  const step = useSteps(LAST_STEP);
  const isWhole = step === LAST_STEP;
  const isReviewWanted = useRef(false);
  const showReview = () => {
    const { current } = review;
    isReviewWanted.current = current === null;
    current?.focus({ preventScroll: true });
    current?.scrollIntoView();
  };
  const onWhole = useEffectEvent(() => {
    if (isReviewWanted.current) showReview();
  });
  useEffect(() => {
    if (isWhole) onWhole();
  }, [isWhole]);
  return (
    <div className={styles.results}>
      <PaperHeader testName={name} />
      <PageHeading title={texts.title} subtitle={texts.subtitle} actions={<PrintButton />} />
      <p className={styles.test}>
        <strong>{name}</strong>
        <span>{`, ${finishedText(attempt.state, attempt.finishedAt)}`}</span>
      </p>
      <ScoreCards
        figures={attempt}
        partlyRight={partlyRightCount(results.questions)}
        verdict={verdict(attempt, cohort)}
        nextStep={nextStep(attempt, subjects)}
        onReview={showReview}
      />
      {step >= 2 && <Figures results={results} />}
      {isWhole ? (
        <Answers results={results} examId={examId} review={review} />
      ) : (
        <div className={styles.rest} />
      )}
    </div>
  );
}

/** Score, figures, answers. */
const LAST_STEP = 3;

/** How the score came about, with charts. */
function Figures({ results }: { results: Results }) {
  const { attempt, subjects, topics, cohort, difficulties, timeDistribution, questions } = results;
  const uses = useMemo(
    () => timeUse(questions, attempt.timeAllowed),
    [questions, attempt.timeAllowed],
  );
  return (
    <>
      <SectionSection sections={results.sections} />
      {cohort && <CohortSection cohort={cohort} results={results} />}
      <PartSection
        title={texts.subjectWise}
        column={texts.subject}
        parts={subjects}
        titleOf={(subject) => subject}
      />
      <Pair isStacked={timeDistribution.length < 2}>
        <TimeShareSection shares={timeDistribution} />
        <TimeUseSection uses={uses} allowedSeconds={attempt.timeAllowed} />
      </Pair>
      <Pair isStacked={!isWorthChart(difficulties)}>
        <PartSection
          title={texts.difficultyWise}
          column={texts.difficulty}
          parts={difficulties}
          titleOf={texts.difficultyQuestions}
        />
        <TopicSection topics={topics} />
      </Pair>
      <QuestionTimesSection results={questions} participants={attempt.takers} />
      {/* Of all sections, only this one comes later than the others: what it moves is far below. */}
      <CutoffsSection results={results} />
    </>
  );
}

interface AnswersProps {
  results: Results;
  examId: string;
  /** The heading of the review. */
  review: RefObject<HTMLHeadingElement | null>;
}

/** What the student can learn from each answer, and what comes next. */
function Answers({ results, examId, review }: AnswersProps) {
  const { attempt, questions } = results;
  const passages = useMemo(
    () => numberPassages(results.passages, questions),
    [results.passages, questions],
  );
  return (
    <>
      <InsightList insights={results.insights} />
      <AttemptIdContext value={results.attemptId}>
        <PassagesContext value={passages}>
          <ReviewSection results={questions} participants={attempt.takers} headingRef={review} />
        </PassagesContext>
      </AttemptIdContext>
      <WhatNext
        insights={results.insights}
        isPerfect={attempt.correctAnswers === attempt.totalQuestions}
        examId={examId}
      />
    </>
  );
}

/** Two cards beside each other on a wide screen, or stacked. */
function Pair({ isStacked, children }: { isStacked: boolean; children: ReactNode }) {
  return <div className={classNames(styles.pair, isStacked && styles.stacked)}>{children}</div>;
}

function finishedText(state: string, finishedAt: string): string {
  return state === 'expired' ? texts.timeRanOutOn(finishedAt) : texts.submittedOn(finishedAt);
}
