import { ChartCard } from '@abhyas/ui/chart';
import { useMemo } from 'react';
import * as texts from '../../../texts/results';
import type { PartPerformance } from '../api/results.types';
import { partsChart } from '../rules/chart-options';
import { isWorthChart, partsSentence } from '../rules/result-texts';
import { PartTiles } from './part-tiles';

export interface PartSectionProps {
  title: string;
  /** The kind of the parts: the column heading over their names. */
  column: string;
  parts: readonly PartPerformance[];
  titleOf: (name: string) => string;
}

/** Correct and incorrect answers in each part of the test. */
export function PartSection({ title, column, parts, titleOf }: PartSectionProps) {
  const sentence = partsSentence(parts);
  const options = useMemo(() => partsChart(parts, sentence), [parts, sentence]);
  return (
    <ChartCard
      title={title}
      sentence={sentence}
      options={options}
      isWorthChart={isWorthChart(parts)}
      table={{
        columns: [column, texts.correct, texts.incorrect, texts.score],
        rows: parts.map(({ name, correct, total, percentage }) => [
          name,
          correct,
          total - correct,
          `${Math.round(percentage)}%`,
        ]),
      }}
    >
      <PartTiles parts={parts} titleOf={titleOf} />
    </ChartCard>
  );
}
