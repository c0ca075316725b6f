import { useMemo } from 'react';
import type { Cohort } from '../api/results.types';
import { cohortChart } from '../rules/chart-options';
import { cohortSentence, rangeText } from '../rules/result-texts';
import { ChartCard } from './chart-card';

/** How all participants did, and the student's own place. */
export function CohortSection({ cohort }: { cohort: NonNullable<Cohort> }) {
  const sentence = cohortSentence(cohort);
  const options = useMemo(() => cohortChart(cohort, sentence), [cohort, sentence]);
  return (
    <ChartCard
      title="How Everyone Did"
      sentence={sentence}
      options={options}
      table={{
        columns: ['Marks', 'Students', 'You'],
        rows: cohort.distribution.map((range) => [
          rangeText(range),
          range.participants,
          range.own ? 'Here' : '',
        ]),
      }}
    />
  );
}
