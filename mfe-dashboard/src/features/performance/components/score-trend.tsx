import { Field, LoadingRegion, QueryFailure, Select, Skeleton, type Elements } from '@abhyas/ui';
import { ChartCard } from '@abhyas/ui/chart';
import { formatDate, useLoadError } from '@abhyas/web-kit';
import { useMemo, useState } from 'react';
import { marksText, shareOf } from '../../../shared/rules/marks';
import * as texts from '../../../texts/performance';
import { useExamAttempts, type ExamAttempt } from '../api/get-exam-attempts';
import type { Performance } from '../api/get-performance';
import { examsWithTrend, hasMarks, trendChart, trendSentence } from '../rules/score-trend';
import styles from './performance.module.css';

/** The scores of the latest tests of one exam as a line. Nothing while no exam has two tests. */
export function ScoreTrend(performance: Pick<Performance, 'exams' | 'improvement'>) {
  const exams = examsWithTrend(performance);
  const [first] = exams;
  const [chosen, setChosen] = useState<string>();
  if (first === undefined) return null;
  const { examId, name } = exams.find((exam) => exam.examId === chosen) ?? first;
  const choice = exams.length > 1 && (
    <Field label={texts.exam} className={styles.trendExam}>
      <Select
        value={examId}
        onChange={(event) => setChosen(event.currentTarget.value)}
        options={exams.map((exam) => ({ value: exam.examId, label: exam.name }))}
      />
    </Field>
  );
  return <ExamTrend examId={examId} title={texts.scoresIn(name)} choice={choice} />;
}

interface ExamTrendProps {
  examId: string;
  title: string;
  choice: Elements;
}

function ExamTrend({ examId, title, choice }: ExamTrendProps) {
  const attempts = useExamAttempts(examId);
  const error = useLoadError(attempts);
  const points = useMemo(() => pointsOf(attempts.data?.testAttempts ?? []), [attempts.data]);
  const scores = trendSentence(points);
  const sentence = hasMarks(points) ? texts.byMarks(scores) : scores;
  const options = useMemo(() => trendChart(points, sentence), [points, sentence]);
  if (error) return <QueryFailure title={texts.scoresFailed} query={attempts} />;
  if (attempts.data === undefined) {
    return (
      <LoadingRegion label={texts.loadingScores}>
        <Skeleton height="27rem" />
      </LoadingRegion>
    );
  }
  return (
    <ChartCard
      title={title}
      controls={choice}
      sentence={sentence}
      options={options}
      table={{
        columns: [texts.test, texts.date, texts.score],
        rows: points.map(({ title, date, score, marks }, index) => [
          texts.numberedTest(index + 1, title),
          formatDate(date),
          marks === undefined ? `${Math.round(score)}%` : texts.inMarks(Math.round(score), marks),
        ]),
      }}
    />
  );
}

function pointsOf(attempts: readonly ExamAttempt[]) {
  return attempts
    .filter(({ solutionsFrom }) => solutionsFrom === undefined)
    .toReversed()
    .map((attempt) => ({
      title: attempt.testId.title,
      date: attempt.startTime,
      score: shareOf(attempt),
      marks: marksText(attempt),
    }));
}
