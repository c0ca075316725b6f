import { median } from '../median.ts';
import type { Visit } from './page-visit.ts';

/** The visits of one page at one width. */
export interface PageVisits {
  name: string;
  width: number;
  /** The share of its scripts that it runs, from 0 to 1; NaN without scripts. */
  scriptUse: number;
  first: readonly Visit[];
  second: readonly Visit[];
  /** How long after the largest paint the first chart was drawn. Milliseconds. */
  chartDelays: readonly number[];
}

export const heading = `${'page'.padEnd(22)}${[
  'px',
  'LCP ms',
  'of static',
  'long tasks',
  'CLS',
  'requests',
  'KB',
  'JS KB',
  'JS run',
  'second LCP',
  'first use',
  'then KB',
  'chart after',
]
  .map((title) => title.padStart(12))
  .join('')}`;

/** A line of medians; the times of `atBest` at the same width are the measure. */
export function rowOf(page: PageVisits, atBest: PageVisits): string {
  const first = mediansOf(page.first);
  const best = mediansOf(atBest.first);
  const cells = [
    page.width,
    ms(first.largestPaint),
    first.largestPaint === 0 ? '–' : (first.largestPaint / best.largestPaint).toFixed(1),
    first.longTasks.toFixed(0),
    first.layoutShift.toFixed(3),
    first.requests,
    (first.bytes / 1024).toFixed(0),
    (first.scriptBytes / 1024).toFixed(0),
    Number.isNaN(page.scriptUse) ? '–' : `${(100 * page.scriptUse).toFixed(0)}%`,
    ms(mediansOf(page.second).largestPaint),
    ms(first.takeOver),
    first.takeOver === 0 ? '–' : (first.bytesInUse / 1024).toFixed(0),
    ms(page.chartDelays.length === 0 ? 0 : median(page.chartDelays)),
  ];
  return `${page.name.padEnd(22)}${cells.map((cell) => String(cell).padStart(12)).join('')}`;
}

/** A page has no largest paint if all its content appears in an animation from transparent, and may need no first use. */
function ms(time: number): string {
  return time === 0 ? '–' : time.toFixed(0);
}

/** The median of each figure; of an even number of visits the higher one of the two in the middle. */
export function mediansOf(visits: readonly Visit[]): Visit {
  const of = (figure: keyof Visit): number => median(visits.map((visit) => visit[figure]));
  return {
    largestPaint: of('largestPaint'),
    longTasks: of('longTasks'),
    layoutShift: of('layoutShift'),
    requests: of('requests'),
    bytes: of('bytes'),
    scriptBytes: of('scriptBytes'),
    takeOver: of('takeOver'),
    bytesInUse: of('bytesInUse'),
    chartDelay: of('chartDelay'),
  };
}
