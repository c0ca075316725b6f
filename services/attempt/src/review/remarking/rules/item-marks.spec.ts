import { describe, expect, it } from '@jest/globals';
import type { GivenAnswer } from '../../../scoring/rules/answer.js';
import { itemMarks } from './item-marks.js';
import { itemStatistics } from './item-statistics.js';

const NONE: GivenAnswer = { selectedOption: null };
const RIGHT: GivenAnswer = { selectedOption: 0 };
const WRONG: GivenAnswer = { selectedOption: 1 };
const single = { correct: 0 };
const ADVANCED = { correct: '4', wrong: '-2', partial: ['1', '2', '3'] };

describe('the marks of a question for its statistics', () => {
  it('are shares of its maximum mark, with the marks of all other questions', () => {
    const paper = {
      questions: [
        { ...single, marking: { correct: '1', wrong: '-1/3' } },
        { ...single, marking: { correct: '2', wrong: '-2/3' } },
        { ...single, marking: { correct: '3', wrong: '0' } },
      ],
      marking: { correct: '1', wrong: '0' },
    };
    // 1 − 2/3 + 0 of 6; the mean maximum mark is 2.
    expect(itemMarks(paper, [RIGHT, WRONG, NONE])).toEqual([
      { mark: 1, rest: -1 / 3 },
      { mark: -1 / 3, rest: 1 / 2 },
      { mark: 0, rest: 1 / 6 },
    ]);
  });

  it('give the facility with partial and negative marks, as in docs/marking.md', () => {
    const paper = {
      questions: [
        { kind: 'multiple' as const, correct: -1, correctOptions: [0, 1, 2], marking: ADVANCED },
        single,
      ],
      marking: { correct: '4', wrong: '-1' },
    };
    const marks = [[0, 1, 2], [0, 2], [0, 3], undefined].map(
      (selectedOptions) => itemMarks(paper, [{ ...NONE, selectedOptions }, RIGHT])[0]?.mark ?? NaN,
    );
    expect(marks).toEqual([1, 1 / 2, -1 / 2, 0]);
    expect(itemStatistics(marks, [1, 1, 1, 1]).facility).toBe(25);
  });

  it('are equal for equal marks, in whichever order thirds add up', () => {
    const paper = {
      questions: Array.from({ length: 7 }, () => single),
      marking: { correct: '1', wrong: '-1/3' },
    };
    const given = [RIGHT, WRONG, RIGHT, WRONG, WRONG, NONE, RIGHT];
    const [first] = itemMarks(paper, given);
    const [again] = itemMarks(paper, [RIGHT, ...given.slice(1).toReversed()]);
    expect(again).toEqual(first);
  });

  it('are left out for dropped questions and for those that the participant did not choose', () => {
    const marking = { correct: '4', wrong: '-1' };
    const paper = {
      questions: [{ ...single, award: 'dropped' as const }, single, single, single, single],
      marking,
      sections: [
        { questions: 1, marking, choose: null },
        { questions: 4, marking, choose: { questions: 2, counted: 'first' as const } },
      ],
    };
    const isThere = (given: readonly GivenAnswer[]) =>
      itemMarks(paper, given).map((mark) => mark !== null);
    expect(isThere([RIGHT, RIGHT, NONE, WRONG, RIGHT])).toEqual([false, true, false, true, false]);
    expect(isThere([RIGHT, NONE, NONE, WRONG, NONE])).toEqual([false, false, false, true, false]);
  });

  it('are left out for questions without marks', () => {
    const free = { correct: '0', wrong: '0' };
    expect(itemMarks({ questions: [single], marking: free }, [RIGHT])).toEqual([null]);
  });
});
