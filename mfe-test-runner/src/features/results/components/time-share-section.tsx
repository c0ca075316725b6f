import { ChartCard } from '@abhyas/ui/chart';
import { useMemo } from 'react';
import * as texts from '../../../texts/results';
import type { TimeShare } from '../api/results.types';
import { timeChart } from '../rules/chart-options';
import { timeSentence } from '../rules/result-texts';

/** How the time was spread over the subjects. Renders nothing if that is unknown. */
export function TimeShareSection({ shares }: { shares: readonly TimeShare[] }) {
  const sentence = timeSentence(shares);
  const options = useMemo(() => timeChart(shares, sentence), [shares, sentence]);
  if (shares.length === 0) return null;
  return (
    <ChartCard
      title={texts.timeDistribution}
      sentence={sentence}
      options={options}
      table={{
        columns: [texts.subject, texts.shareColumn],
        rows: shares.map(({ name, value }) => [name, `${value}%`]),
      }}
    />
  );
}
