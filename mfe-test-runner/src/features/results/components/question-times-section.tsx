import { useMemo } from 'react';
import type { DetailedResult } from '../api/results.types';
import { questionTimesChart } from '../rules/chart-options';
import { paceSentence, questionTimes } from '../rules/question-times';
import { minutesAndSeconds } from '../rules/result-texts';
import { ChartCard } from './chart-card';

export interface QuestionTimesSectionProps {
  results: readonly DetailedResult[];
  takers: number;
}

/** Own time per question beside the takers' mean; nothing where the own is not known. */
export function QuestionTimesSection({ results, takers }: QuestionTimesSectionProps) {
  const times = useMemo(() => questionTimes(results, takers), [results, takers]);
  const sentence = paceSentence(times);
  const options = useMemo(() => questionTimesChart(times, sentence), [times, sentence]);
  if (times.length === 0) return null;
  return (
    <ChartCard
      title="Time per Question"
      sentence={sentence}
      options={options}
      table={{
        columns: ['Question', 'Your time', 'Takers’ mean'],
        rows: times.map(({ number, own, mean }) => [
          String(number),
          minutesAndSeconds(own),
          mean === null ? 'Not known' : minutesAndSeconds(mean),
        ]),
      }}
    />
  );
}
