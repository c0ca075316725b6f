import { describe, expect, it } from '@jest/globals';
import { barHeight, improvementText } from './improvement-text';

const month = (name: string, score: number) => ({ month: name, score });

describe('improvementText', () => {
  it.each([
    [[month('Nov 2026', 62.4)], 'Your average in Nov 2026 is 62%.'],
    [
      [month('Sep 2026', 50), month('Oct 2026', 40), month('Nov 2026', 62)],
      'Your average is 62%. In Sep 2026 it was 50%.',
    ],
    [
      [month('Oct 2026', 63), month('Nov 2026', 62)],
      'Your average is 62%. In Oct 2026 it was 63%.',
    ],
    [
      [month('Oct 2026', 62.3), month('Nov 2026', 61.8)],
      'Your average is 62%, the same as in Oct 2026.',
    ],
  ])('%#', (months, text) => {
    expect(improvementText(months)).toBe(text);
  });
});

describe('barHeight', () => {
  it.each([
    [0, 0],
    [50, 100],
    [100, 200],
    [130, 200],
  ])('renders a score of %d at %d pixels', (score, height) => {
    expect(barHeight(score)).toBe(height);
  });
});
