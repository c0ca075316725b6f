import { useMemo } from 'react';
import { Button, ButtonLink, PageHeading, Printer } from '@abhyas/ui';
import { formatDateTime } from '@abhyas/web-kit';
import type { PartPerformance, Results } from '../api/results.types';
import { partsChart, timeChart } from '../rules/chart-options';
import { nextStep, partsSentence, timeSentence } from '../rules/result-texts';
import type { ChartTable } from './chart-card';
import { ChartCard } from './chart-card';
import { InsightList } from './insight-list';
import { PartTiles } from './part-tiles';
import { ReviewSection } from './review-section';
import { ScoreCards } from './score-cards';
import styles from './results-view.module.css';

export interface ResultsViewProps {
  results: Results;
  examId: string;
}

/** The analysis of one attempt: the number, what to do next, why, then every question. */
export function ResultsView({ results, examId }: ResultsViewProps) {
  const { attempt, subjects, difficulties, timeDistribution } = results;
  return (
    <div className={styles.results}>
      <PageHeading
        title="Test Results"
        subtitle="Detailed analysis of your performance"
        actions={
          <Button variant="ghost" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            Print
          </Button>
        }
      />
      <p className={styles.test}>
        <strong>{attempt.title}</strong>, {finishedText(attempt.state, attempt.finishedAt)}
      </p>
      <ScoreCards figures={attempt} />
      <p className={styles.next}>{nextStep(attempt, subjects)}</p>
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
        <TimeSection shares={timeDistribution} />
      </div>
      <InsightList insights={results.insights} />
      <ReviewSection results={results.questions} />
      <div className={styles.actions} data-print="none">
        <ButtonLink variant="secondary" to={`/exam-details/${examId}`}>
          Go to the Course
        </ButtonLink>
        <ButtonLink to="/exam-test-series">Try Another Test</ButtonLink>
      </div>
    </div>
  );
}

function finishedText(state: string, finishedAt: string): string {
  const at = formatDateTime(finishedAt);
  return state === 'expired' ? `time ran out on ${at}` : `submitted on ${at}`;
}

interface PartSectionProps {
  title: string;
  column: string;
  parts: readonly PartPerformance[];
  titleOf: (name: string) => string;
}

function PartSection({ title, column, parts, titleOf }: PartSectionProps) {
  const sentence = partsSentence(parts);
  const options = useMemo(() => partsChart(parts, sentence), [parts, sentence]);
  const table: ChartTable = {
    columns: [column, 'Correct', 'Incorrect', 'Score'],
    rows: parts.map(({ name, correct, total, percentage }) => [
      name,
      correct,
      total - correct,
      `${Math.round(percentage)}%`,
    ]),
  };
  return (
    <ChartCard title={title} sentence={sentence} options={options} table={table}>
      <PartTiles parts={parts} titleOf={titleOf} />
    </ChartCard>
  );
}

function TimeSection({ shares }: { shares: Results['timeDistribution'] }) {
  const sentence = timeSentence(shares);
  const options = useMemo(() => timeChart(shares, sentence), [shares, sentence]);
  if (shares.length === 0) return null;
  return (
    <ChartCard
      title="Time Distribution"
      sentence={sentence}
      options={options}
      table={{
        columns: ['Subject', 'Share of time'],
        rows: shares.map(({ name, value }) => [name, `${value}%`]),
      }}
    />
  );
}
