import * as texts from '../../../texts/results-cutoffs';
import type { AttemptFigures, Cohort, Cutoff } from '../api/results.types';

/** Own marks and cut-offs have two and five decimals: smaller differences are errors of arithmetic. */
const EPSILON = 1e-9;

type Marks = Pick<AttemptFigures, 'marks' | 'maxMarks'>;

/** The cut-offs of one stage, year and source, compared with the marks of an attempt. */
export interface CutoffPaper {
  readonly title: string;
  /** What the figures are out of, and the own marks. */
  readonly scale: string;
  readonly rows: readonly CutoffRow[];
  readonly source: Cutoff['source'];
}

interface CutoffRow {
  readonly category: string;
  readonly cutoff: string;
  readonly comparison: string;
  /** Whether the own marks are enough. */
  readonly isReached: boolean;
}

/** Groups cut-offs by stage, year and source, in their order, and compares the own marks with each. */
export function cutoffPapers(cutoffs: readonly Cutoff[], own: Marks): CutoffPaper[] {
  const groups = new Map<string, [Cutoff, ...Cutoff[]]>();
  for (const cutoff of cutoffs) {
    const { stage, year, maxMarks, source } = cutoff;
    const key = JSON.stringify([stage, year, maxMarks, source.title, source.url]);
    const group = groups.get(key);
    if (group) group.push(cutoff);
    else groups.set(key, [cutoff]);
  }
  return [...groups.values()].map((group) => paperOf(group, own));
}

function paperOf(group: readonly [Cutoff, ...Cutoff[]], own: Marks): CutoffPaper {
  const [first] = group;
  const { maxMarks, source } = first;
  const isSameScale = Math.abs(maxMarks - own.maxMarks) < EPSILON;
  return {
    title: paperTitle(first),
    scale: isSameScale
      ? texts.sameScale(numberText(maxMarks), numberText(own.marks))
      : texts.otherScale(
          numberText(maxMarks),
          numberText(own.maxMarks),
          percentText(percentOf(own)),
        ),
    rows: group.map((cutoff) => {
      const difference = isSameScale
        ? own.marks - cutoff.marks
        : percentOf(own) - percentOf(cutoff);
      return {
        category: cutoff.category,
        cutoff: isSameScale
          ? numberText(cutoff.marks)
          : texts.inCategory(percentText(percentOf(cutoff)), numberText(cutoff.marks)),
        comparison: comparisonText(difference, isSameScale ? '' : '%'),
        isReached: difference > -EPSILON,
      };
    }),
    source,
  };
}

/** As `Tier 1, 2024`. */
function paperTitle({ stage, year }: Cutoff): string {
  return stage === '' ? String(year) : texts.stageAndYear(stage, year);
}

function comparisonText(difference: number, unit: string): string {
  if (Math.abs(difference) < EPSILON) return texts.equal;
  const size = Math.round(Math.abs(difference) * 100) / 100;
  const text = size === 0 ? texts.lessThanSmallest(unit) : `${numberText(size)}${unit}`;
  return difference > 0 ? texts.above(text) : texts.below(text);
}

/** The latest cut-offs on the scale of the cohort's chart: percent of the maximum marks. */
export interface CutoffBand {
  /** As `Cut-offs of 2024`. */
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly sentence: string;
  readonly marks: readonly { readonly category: string; readonly percent: number }[];
}

/** Where the latest year's cut-offs lie; undefined without cut-offs. */
export function cutoffBand(cutoffs: readonly Cutoff[]): CutoffBand | undefined {
  const [latest] = cutoffs;
  if (!latest) return undefined;
  const marks = cutoffs
    .filter(({ year, stage }) => year === latest.year && stage === latest.stage)
    .map((cutoff) => ({ category: cutoff.category, percent: percentOf(cutoff) }))
    .toSorted((a, b) => a.percent - b.percent);
  const [lowest = { category: '', percent: 0 }] = marks;
  const highest = marks.at(-1) ?? lowest;
  const range = (one: typeof lowest) => texts.inCategory(percentText(one.percent), one.category);
  const isOne = marks.length === 1;
  const paper = paperTitle(latest);
  return {
    label: isOne ? texts.cutoffOf(latest.year) : texts.cutoffsOf(latest.year),
    from: lowest.percent,
    to: highest.percent,
    marks,
    sentence: isOne
      ? texts.oneWas(paper, range(lowest))
      : texts.theyWere(paper, range(lowest), range(highest)),
  };
}

/** The categories whose cut-offs are in a range of marks. */
export function cutoffsInRange(
  band: CutoffBand,
  range: NonNullable<Cohort>['distribution'][number],
): string {
  return band.marks
    .filter(({ percent }) => isInRange(percent, range))
    .map(({ category }) => category)
    .join(', ');
}

/** Of the ranges, only the last includes its upper end. */
export function isInRange(
  percent: number,
  { from, to }: { from: number | null; to: number },
): boolean {
  if (from === null) return percent < to;
  return percent >= from && (percent < to || to === 100);
}

function percentOf({ marks, maxMarks }: Marks): number {
  return maxMarks === 0 ? 0 : (100 * marks) / maxMarks;
}

const NUMBERS = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 5 });

function numberText(value: number): string {
  return NUMBERS.format(value).replace('-', '−');
}

function percentText(percent: number): string {
  return `${numberText(Math.round(percent * 100) / 100)}%`;
}
