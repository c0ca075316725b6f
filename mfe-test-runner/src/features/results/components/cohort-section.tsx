import { ChartCard } from '@abhyas/ui/chart';
import { useMemo } from 'react';
import { useCutoffs } from '../api/get-cutoffs';
import type { Cohort, Results } from '../api/results.types';
import { cohortChart } from '../rules/chart-options';
import { cutoffBand, cutoffsInRange } from '../rules/cutoff-texts';
import { cohortSentence, rangeText } from '../rules/result-texts';

export interface CohortSectionProps {
  cohort: NonNullable<Cohort>;
  results: Results;
}

/** How all participants did, the student's own place, and where the latest cut-offs lie. */
export function CohortSection({ cohort, results }: CohortSectionProps) {
  const { data: cutoffs } = useCutoffs(results);
  const band = useMemo(() => cutoffBand(cutoffs ?? []), [cutoffs]);
  const sentence = [cohortSentence(cohort), ...(band ? [band.sentence] : [])].join(' ');
  const options = useMemo(() => cohortChart(cohort, sentence, band), [cohort, sentence, band]);
  return (
    <ChartCard
      title="How Everyone Did"
      sentence={sentence}
      options={options}
      table={{
        columns: ['Marks', 'Students', 'You', ...(band ? [band.label] : [])],
        rows: cohort.distribution.map((range) => [
          rangeText(range),
          range.participants,
          range.own ? 'Here' : '',
          ...(band ? [cutoffsInRange(band, range)] : []),
        ]),
      }}
    />
  );
}
