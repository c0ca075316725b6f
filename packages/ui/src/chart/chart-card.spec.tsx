import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { Options } from 'highcharts';
import { ChartCard } from './chart-card';
import { heightIn } from './rules/chart-options';

const options: Options = {
  chart: { height: 320 },
  responsive: {
    rules: [{ condition: { maxWidth: 420 }, chartOptions: { chart: { height: 300 } } }],
  },
};

describe('the place of a chart', () => {
  it.each([
    [420, 300],
    [421, 320],
  ])('in a width of %i px is %i px high', (width, height) => {
    expect(heightIn(width, options)).toBe(height);
  });

  it('has no height of its own if the chart has none', () => {
    expect(heightIn(320, {})).toBe(0);
  });
});

describe('ChartCard', () => {
  const rows = [
    ['Physics', 3],
    ['Chemistry', 3],
  ] as const;
  const card = (isWorthChart: boolean) => (
    <ChartCard
      title="Subjects"
      sentence="Both are alike."
      options={options}
      isWorthChart={isWorthChart}
      table={{ columns: ['Subject', 'Right'], rows }}
    />
  );

  it('has no chart, and no table, if they would show no more than the sentence', () => {
    const { rerender } = render(card(false));
    expect(screen.getByText('Both are alike.')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    rerender(card(true));
    expect(screen.getByRole('button', { name: 'Show table' })).toBeInTheDocument();
  });
});
