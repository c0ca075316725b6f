import { ChartCard } from '@abhyas/ui/chart';
import { useMemo } from 'react';
import * as texts from '../../../texts/results';
import { useCutoffs } from '../api/get-cutoffs';
import type { Cohort, Results } from '../api/results.types';
import { cohortChart } from '../rules/chart-options';
import { cutoffBand, cutoffsInRange } from '../rules/cutoff-texts';
import { cohortSentence, rangeText } from '../rules/result-texts';
import styles from './cohort-section.module.css';

export interface CohortSectionProps {
  cohort: NonNullable<Cohort>;
  results: Results;
}

/** How all participants did, the student's own place, and where the latest cut-offs lie. */
export function CohortSection({ cohort, results }: CohortSectionProps) {
  const { data: cutoffs } = useCutoffs(results);
  const band = useMemo(() => cutoffBand(cutoffs ?? []), [cutoffs]);
  const sentence = cohortSentence(cohort);
  const options = useMemo(
    () => cohortChart(cohort, [sentence, ...(band ? [band.sentence] : [])].join(' '), band),
    [cohort, sentence, band],
  );
  return (
    <ChartCard
      title={texts.everyone}
      sentence={sentence}
      options={options}
      table={{
        columns: [texts.marks, texts.students, texts.you, ...(band ? [band.label] : [])],
        rows: cohort.distribution.map((range) => [
          rangeText(range),
          range.participants,
          range.own ? texts.here : '',
          ...(band ? [cutoffsInRange(band, range)] : []),
        ]),
      }}
    >
      {/* Below the chart, which would move when this comes later. */}
      {band && <p className={styles.cutoffs}>{band.sentence}</p>}
    </ChartCard>
  );
}
