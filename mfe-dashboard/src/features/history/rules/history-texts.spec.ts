import { describe, expect, it } from '@jest/globals';
import { rankOf, scoreTone, showingText } from './history-texts';

describe('scoreTone', () => {
  it.each([
    [100, 'success'],
    [80, 'success'],
    [79.9, 'warning'],
    [60, 'warning'],
    [59.9, 'danger'],
    [0, 'danger'],
  ])('maps a score of %d to the colour %s', (score, tone) => {
    expect(scoreTone(score)).toBe(tone);
  });
});

describe('rankOf', () => {
  it.each([
    [1, 20],
    [2, 3],
    [21, 240],
    [91, 91],
    [7777, 10_000],
  ])('finds rank %d of %d again', (rank, participants) => {
    const percentile = Math.floor((100 * 100 * (participants - rank + 1)) / participants) / 100;
    expect(rankOf({ percentile, participants })).toBe(rank);
  });
});

describe('showingText', () => {
  it.each([
    [1, 4, 'Showing 1 to 4 of 4 results'],
    [2, 34, 'Showing 11 to 20 of 34 results'],
    [4, 34, 'Showing 31 to 34 of 34 results'],
  ])('page %d of %d', (page, total, text) => {
    expect(showingText(page, total)).toBe(text);
  });
});
