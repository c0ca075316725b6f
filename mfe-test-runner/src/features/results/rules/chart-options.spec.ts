import { describe, expect, it } from '@jest/globals';
import type { PointOptionsObject } from 'highcharts';
import { buildCutoff } from '../../../testing/result-builders';
import { cohortChart, questionTimesChart, timeChart } from './chart-options';
import { cutoffBand } from './cutoff-texts';

/** Colour and border of each slice, for a test with this many subjects. */
function slices(subjects: number): string[] {
  const shares = Array.from({ length: subjects }, (_, index) => ({ name: `S${index}`, value: 10 }));
  const [series] = timeChart(shares, '').series ?? [];
  const data = series && 'data' in series ? (series.data as PointOptionsObject[]) : [];
  return data.map(({ color, borderColor }) => JSON.stringify({ color, borderColor }));
}

describe('the pie of times', () => {
  it('has four repeating colours', () => {
    const colours = slices(8).map((slice) => /chart-\d/.exec(slice)?.[0]);
    expect(colours.slice(0, 4)).toEqual(['chart-1', 'chart-2', 'chart-3', 'chart-4']);
    expect(colours.slice(4)).toEqual(colours.slice(0, 4));
  });

  it('uses another style in the second round, so that all slices differ', () => {
    expect(new Set(slices(8)).size).toBe(8);
  });

  it('has space for every subject in the legend on a phone, with its share beside the pie', () => {
    const heightFor = (subjects: number) => {
      const shares = Array.from({ length: subjects }, () => ({ name: 'S', value: 10 }));
      const options = timeChart(shares, '').responsive?.rules?.[0]?.chartOptions;
      expect(options?.plotOptions?.pie?.dataLabels).toMatchObject({ format: '{point.y}%' });
      return Number(options?.chart?.height);
    };
    expect(heightFor(9) - heightFor(4)).toBeGreaterThanOrEqual(5 * 20);
  });
});

describe('the columns of times', () => {
  it('say whether they show questions or groups of questions', () => {
    const title = (questions: number) => {
      const column = { label: '1', questions, own: 3, mean: null };
      const { xAxis } = questionTimesChart([column], '');
      return Array.isArray(xAxis) ? undefined : xAxis?.title?.text;
    };
    expect(title(1)).toBe('Question');
    expect(title(10)).toBe('Questions, average of each group');
  });
});

describe('the columns of participants', () => {
  /** Where the lines of these cut-offs stand, out of 20 marks. */
  const lines = (marks: readonly number[], hasMinus = false) => {
    const ranges = Array.from({ length: 10 }, (_, index) => ({
      ...{ from: index * 10, to: index * 10 + 10, participants: 2, own: false },
    }));
    const minus = { from: null, to: 0, participants: 1, own: true };
    const cohort = {
      ...{ participants: 20, meanMarks: 50, topTenthMarks: 90, ownMarks: 50 },
      distribution: hasMinus ? [minus, ...ranges] : ranges,
    };
    const cutoffs = marks.map((own, index) => buildCutoff({ marks: own, category: `${index}` }));
    const { xAxis } = cohortChart(cohort, '', cutoffBand(cutoffs));
    const { plotLines, plotBands } = Array.isArray(xAxis) ? {} : (xAxis ?? {});
    return {
      lines: plotLines?.map(({ value }) => value),
      bands: plotBands?.map(({ from, to }) => [from, to]),
      labels: plotLines?.flatMap(({ label }) => label?.text ?? []),
    };
  };

  it('have lines at the lowest and the highest cut-off, one of them with the label', () => {
    expect(lines([14, 11, 13])).toEqual({
      ...{ lines: [6.5, 5], bands: [[5, 6.5]], labels: ['Cut-offs of 2024'] },
    });
    expect(lines([2, 4])).toMatchObject({ lines: [0.5, 1.5] });
    expect(lines([14])).toMatchObject({ lines: [6.5], labels: ['Cut-off of 2024'] });
    expect(lines([])).toEqual({ lines: undefined, bands: undefined, labels: undefined });
  });

  it('have them inside the plot at the ends of the scale', () => {
    expect(lines([0, 20])).toMatchObject({ bands: [[-0.5, 9.5]] });
    expect(lines([-2])).toMatchObject({ lines: [-0.5] });
    expect(lines([-2, 0], true)).toMatchObject({ bands: [[0, 0.5]] });
  });
});
