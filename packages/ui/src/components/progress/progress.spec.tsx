import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ProgressBar } from './progress-bar';
import { ScoreRing } from './score-ring';

describe('ProgressBar', () => {
  it('exposes its value', () => {
    render(<ProgressBar label="Physics" value={62} />);
    expect(screen.getByRole('progressbar', { name: 'Physics' })).toHaveAttribute(
      'aria-valuenow',
      '62',
    );
  });
});

describe('ScoreRing', () => {
  it.each([
    [66.6, '67%'],
    [120, '100%'],
    [-4, '0%'],
  ])('shows %d as %s', (percent, text) => {
    render(<ScoreRing percent={percent} />);
    expect(screen.getByText(text)).toBeInTheDocument();
  });
});
