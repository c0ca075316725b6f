import { describe, expect, it } from '@jest/globals';
import { buildPaper, buildProfile, buildSection } from '../../testing/builders';
import { canClear } from './clearing';

const costly = { correct: '4', wrong: '-1' };
const free = { correct: '4', wrong: '0' };
const { buttons } = buildProfile();

describe('canClear', () => {
  it.each([
    ['a wrong answer that costs nothing', buildPaper(1), false],
    ['a wrong answer that costs marks', buildPaper(1, { markingScheme: costly }), true],
    ['thirds of a mark', buildPaper(1, { markingScheme: { correct: '1', wrong: '-1/3' } }), true],
    ['a profile with the button', buildPaper(1, { profile: buildProfile() }), true],
    [
      'a profile without the button',
      buildPaper(1, { profile: buildProfile({ buttons: { ...buttons, clear: null } }) }),
      false,
    ],
    [
      'a profile without the button, where a wrong answer costs marks',
      buildPaper(1, {
        profile: buildProfile({ buttons: { ...buttons, clear: null } }),
        markingScheme: costly,
      }),
      true,
    ],
  ])('of %s is %p', (_what, paper, expected) => {
    expect(canClear(paper, 0)).toBe(expected);
  });

  it('goes by the marking of the section, and first by that of the question', () => {
    const { questions } = buildPaper(4);
    const paper = buildPaper(4, {
      markingScheme: costly,
      sections: [buildSection({ marking: free }), buildSection({ marking: costly })],
      questions: questions.map((question, index) => ({
        ...question,
        ...(index === 1 && { marking: costly }),
        ...(index === 3 && { marking: free }),
      })),
    });
    expect([0, 1, 2, 3].map((index) => canClear(paper, index))).toEqual([false, true, true, false]);
  });
});
