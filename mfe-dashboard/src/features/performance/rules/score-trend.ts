import { ACCESSIBILITY, BASE, LABEL_STYLE } from '@abhyas/ui/chart-options';
import type { ChartOptions } from '@abhyas/ui/chart-options';
import { formatDate } from '@abhyas/web-kit/formats';
import * as texts from '../../../texts/performance';
import type { Performance } from '../api/get-performance';

/** From this many months on, their bars show the trend. */
const MIN_MONTHS = 6;

/** One finished test. */
export interface TrendPoint {
  title: string;
  /** ISO instant. */
  date: string;
  /** Percent: the share of the marks, where the test gives marks of its own. */
  score: number;
  /** The marks in words, where the test gives marks of its own. */
  marks?: string | undefined;
}

/** The exams of which a line says something: while few months have bars, those with two tests. */
export function examsWithTrend({
  exams,
  improvement,
}: Pick<Performance, 'exams' | 'improvement'>): Performance['exams'] {
  return improvement.length >= MIN_MONTHS ? [] : exams.filter(({ tests }) => tests > 1);
}

/** What the line of scores shows, oldest first. */
export function trendSentence(points: readonly TrendPoint[]): string {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return '';
  const score = Math.round(last.score);
  if (points.length === 1) return texts.onlyScore(score);
  const firstScore = Math.round(first.score);
  return score === firstScore
    ? texts.sameScore(score, points.length)
    : texts.scores(score, firstScore, points.length);
}

/** Whether a test gives marks of its own: the line is not that of the scores in the history. */
export function hasMarks(points: readonly TrendPoint[]): boolean {
  return points.some(({ marks }) => marks !== undefined);
}

/** The score of each test as a line, oldest first. */
export function trendChart(points: readonly TrendPoint[], description: string): ChartOptions {
  return {
    ...BASE,
    chart: { ...BASE.chart, type: 'line', height: 256, spacing: [24, 8, 8, 0] },
    accessibility: { ...ACCESSIBILITY, description, point: { valueSuffix: '%' } },
    legend: { enabled: false },
    xAxis: {
      categories: points.map(({ date }) => formatDate(date).replace(/ \d{4}$/, '')),
      lineColor: 'var(--color-border-strong)',
      // The days between have no space on a phone: the table has them.
      tickPositions: [...new Set([0, points.length - 1])],
      labels: { rotation: 0, style: { ...LABEL_STYLE, textOverflow: 'none' } },
    },
    yAxis: {
      ...{ min: 0, max: 100, tickInterval: 25 },
      title: { text: undefined },
      gridLineColor: 'var(--color-border)',
      labels: { format: '{value}%', style: { ...LABEL_STYLE, color: 'var(--color-text-muted)' } },
    },
    tooltip: { ...BASE.tooltip, headerFormat: '', pointFormat: '{point.name}: {point.y}%' },
    series: [
      {
        type: 'line',
        name: texts.score,
        color: 'var(--color-chart-1)',
        lineWidth: 3,
        marker: { enabled: true, symbol: 'circle', radius: 5 },
        dataLabels: {
          enabled: true,
          format: '{y}%',
          style: { ...LABEL_STYLE, textOutline: '3px var(--color-surface)' },
        },
        data: points.map(({ title, score }) => ({ name: title, y: Math.round(score) })),
      },
    ],
  };
}
