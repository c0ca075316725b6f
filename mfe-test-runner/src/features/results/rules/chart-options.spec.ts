import { describe, expect, it } from '@jest/globals';
import type { PointOptionsObject } from 'highcharts';
import { questionTimesChart, timeChart } from './chart-options';

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
