import { describe, expect, it } from '@jest/globals';
import { buildPerformance } from '../../../testing/builders';
import { examsWithTrend, trendChart, trendSentence } from './score-trend';

const points = (...scores: number[]) =>
  scores.map((score, index) => ({
    title: `Set ${index + 1}`,
    date: `2026-11-0${index + 1}T09:30:00.000Z`,
    score,
  }));

describe('examsWithTrend', () => {
  const [exam] = buildPerformance().exams;
  const exams = [
    { ...exam!, examId: 'two', tests: 2 },
    { ...exam!, examId: 'one', tests: 1 },
  ];
  const months = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ month: `Month ${index}`, score: 50 }));

  it('are those with two tests, while few months have bars', () => {
    const found = examsWithTrend({ exams, improvement: months(5) });
    expect(found.map(({ examId }) => examId)).toEqual(['two']);
    expect(examsWithTrend({ exams, improvement: months(6) })).toEqual([]);
  });
});

describe('trendSentence', () => {
  it.each([
    [[50], 'You had 50% in your only test of this exam.'],
    [[50, 40, 62.4], 'You had 62% in your latest test, and 50% in the first of your last 3 tests.'],
    [[63, 62], 'You had 62% in your latest test, and 63% in the first of your last 2 tests.'],
    [[62.3, 61.8], 'You had 62% in the first and in the latest of your last 2 tests.'],
  ])('of %j is %s', (scores, text) => {
    expect(trendSentence(points(...scores))).toBe(text);
  });
});

describe('trendChart', () => {
  it('has a point for each test, and names the first and the last day', () => {
    const { series, xAxis } = trendChart(points(50.4, 55, 62), 'The scores');
    expect(xAxis).toMatchObject({
      categories: ['1 Nov', '2 Nov', '3 Nov'],
      tickPositions: [0, 2],
    });
    expect(series).toMatchObject([
      {
        data: [
          { name: 'Set 1', y: 50 },
          { name: 'Set 2', y: 55 },
          { name: 'Set 3', y: 62 },
        ],
      },
    ]);
  });
});
