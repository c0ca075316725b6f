import { ChartCard } from '@abhyas/ui/chart';
import { formatMinutes, useMediaQuery } from '@abhyas/web-kit';
import { useMemo } from 'react';
import * as texts from '../../../texts/results';
import type { DetailedResult } from '../api/results.types';
import { questionTimesChart } from '../rules/chart-options';
import { paceSentence, questionTimes, timeColumns } from '../rules/question-times';

/** With more columns, columns and marks would be hard to distinguish. */
const MAX_COLUMNS = 200;
const MAX_COLUMNS_ON_PHONES = 50;

export interface QuestionTimesSectionProps {
  results: readonly DetailedResult[];
  participants: number;
}

/** Own time per question and the participants' mean. Renders nothing if the own time is unknown. */
export function QuestionTimesSection({ results, participants }: QuestionTimesSectionProps) {
  const times = useMemo(() => questionTimes(results, participants), [results, participants]);
  const sentence = paceSentence(times);
  const isWide = useMediaQuery('(min-width: 640px)');
  const options = useMemo(() => {
    const columns = timeColumns(times, isWide ? MAX_COLUMNS : MAX_COLUMNS_ON_PHONES);
    return questionTimesChart(columns, sentence);
  }, [times, sentence, isWide]);
  if (times.length === 0) return null;
  return (
    <ChartCard
      title={texts.timePerQuestion}
      sentence={sentence}
      options={options}
      table={{
        columns: [texts.question, texts.yourTime, texts.averageTime],
        rows: times.map(({ number, own, mean }) => [
          String(number),
          formatMinutes(own),
          mean === null ? texts.notKnown : formatMinutes(mean),
        ]),
      }}
    />
  );
}
