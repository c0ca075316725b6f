import { describe, expect, it } from '@jest/globals';
import { buildDetailedResult } from '../../../testing/result-builders';
import { paceSentence, questionTimes, timeColumns, timeText } from './question-times';

const result = (timeSpent: number, takersMeanTime: number | null) =>
  buildDetailedResult({ timeSpent, takersMeanTime });

describe('time per question', () => {
  const results = [result(40, 25.4), result(10, 12), result(0, 8), result(90, null)];

  it('is returned with the participants’ mean, in paper order', () => {
    expect(questionTimes(results, 2)).toEqual([
      { number: 1, own: 40, mean: 25.4 },
      { number: 2, own: 10, mean: 12 },
      { number: 3, own: 0, mean: 8 },
      { number: 4, own: 90, mean: null },
    ]);
  });

  it('has no mean for the only participant, because it would be their own time', () => {
    expect(questionTimes(results, 1).every(({ mean }) => mean === null)).toBe(true);
    expect(timeText(result(40, 40), 1)).toBe('Your time 40 s');
  });

  it('is empty if no time is known', () => {
    expect(questionTimes([result(0, 20), result(0, null)], 5)).toEqual([]);
    expect(timeText(result(0, null), 5)).toBeUndefined();
  });

  it('is one column per question while there is space', () => {
    const columns = timeColumns(questionTimes(results, 2), 4);
    expect(columns.map(({ label, own, mean }) => [label, own, mean])).toEqual([
      ['1', 40, 25.4],
      ['2', 10, 12],
      ['3', 0, 8],
      ['4', 90, null],
    ]);
  });

  it('is the mean of groups if there are too many questions', () => {
    const many = Array.from({ length: 203 }, (_, index) => result(index, index < 10 ? null : 7));
    const columns = timeColumns(questionTimes(many, 2), 50);
    expect(columns).toHaveLength(21);
    expect(columns[0]).toEqual({ label: '1–10', questions: 10, own: 4.5, mean: null });
    expect(columns[1]).toEqual({ label: '11–20', questions: 10, own: 14.5, mean: 7 });
    expect(columns.at(-1)).toEqual({ label: '201–203', questions: 3, own: 201, mean: 7 });
    expect(timeColumns(questionTimes(many.slice(0, 51), 2), 50)).toHaveLength(11);
    expect(timeColumns([], 50)).toEqual([]);
  });

  it('is described in words', () => {
    expect(timeText(result(86, 52.4), 3)).toBe('Your time 1m 26s, average 52 s');
    expect(timeText(result(0, 52.4), 3)).toBe('Average time 52 s');
  });

  it('names the question with the largest delay among those with a mean', () => {
    expect(paceSentence(questionTimes(results, 2))).toBe(
      'You were slower than the average on 1 of 2 questions, most of all on Question 1: 40 s, average 25 s.',
    );
    expect(paceSentence(questionTimes([result(10, 12), result(5, 5.4)], 2))).toBe(
      'You were as fast as other students, or faster, on every question.',
    );
    expect(paceSentence(questionTimes(results, 1))).toBe(
      'You spent longest on Question 4: 1m 30s.',
    );
    expect(paceSentence([])).toBe('');
  });
});
