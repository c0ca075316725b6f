import { Button, PageHeading, Printer } from '@abhyas/ui';
import { testNameOf } from '@abhyas/web-kit';
import { useMemo, useRef } from 'react';
import * as texts from '../../../texts/results';
import type { Results } from '../api/results.types';
import { AttemptIdContext } from '../hooks/attempt-id-context';
import { nextStep, verdict } from '../rules/result-texts';
import { timeUse } from '../rules/time-use';
import { CohortSection } from './cohort-section';
import { CutoffsSection } from './cutoffs-section';
import { InsightList } from './insight-list';
import { PaperHeader } from './paper-header';
import { PartSection } from './part-section';
import { QuestionTimesSection } from './question-times-section';
import styles from './results-view.module.css';
import { ReviewSection } from './review-section';
import { ScoreCards } from './score-cards';
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
  const { attempt, subjects, topics, cohort, difficulties, timeDistribution, questions } = results;
  const review = useRef<HTMLHeadingElement>(null);
  const name = testNameOf(attempt.title, attempt.examName);
  const uses = useMemo(
    () => timeUse(questions, attempt.timeAllowed),
    [questions, attempt.timeAllowed],
  );
  return (
    <div className={styles.results}>
      <PaperHeader testName={name} />
      <PageHeading
        title={texts.title}
        subtitle={texts.subtitle}
        actions={
          <Button variant="secondary" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {texts.print}
          </Button>
        }
      />
      <p className={styles.test}>
        <strong>{name}</strong>, {finishedText(attempt.state, attempt.finishedAt)}
      </p>
      <ScoreCards
        figures={attempt}
        verdict={verdict(attempt, cohort)}
        nextStep={nextStep(attempt, subjects)}
        onReview={() => {
          review.current?.focus({ preventScroll: true });
          review.current?.scrollIntoView();
        }}
      />
      {cohort && <CohortSection cohort={cohort} results={results} />}
      <PartSection
        title={texts.subjectWise}
        column={texts.subject}
        parts={subjects}
        titleOf={(subject) => subject}
      />
      <div className={styles.pair}>
        <TimeShareSection shares={timeDistribution} />
        <TimeUseSection uses={uses} allowedSeconds={attempt.timeAllowed} />
      </div>
      <div className={styles.pair}>
        <PartSection
          title={texts.difficultyWise}
          column={texts.difficulty}
          parts={difficulties}
          titleOf={texts.difficultyQuestions}
        />
        <TopicSection topics={topics} />
      </div>
      <QuestionTimesSection results={questions} participants={attempt.takers} />
      {/* Of all sections, only this one comes later than the others: what it moves is far below. */}
      <CutoffsSection results={results} />
      <InsightList insights={results.insights} />
      <AttemptIdContext value={results.attemptId}>
        <ReviewSection results={questions} participants={attempt.takers} headingRef={review} />
      </AttemptIdContext>
      <WhatNext
        insights={results.insights}
        isPerfect={attempt.correctAnswers === attempt.totalQuestions}
        examId={examId}
      />
    </div>
  );
}

function finishedText(state: string, finishedAt: string): string {
  return state === 'expired' ? texts.timeRanOutOn(finishedAt) : texts.submittedOn(finishedAt);
}
