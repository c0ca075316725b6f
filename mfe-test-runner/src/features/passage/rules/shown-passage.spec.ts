import { describe, expect, it } from '@jest/globals';
import { buildPaper, buildPassage } from '../../../testing/builders';
import { passageAt } from './shown-passage';

const passages = [buildPassage({ id: 'one' }), buildPassage({ id: 'two' })];
const paper = buildPaper(6, { passages });
['one', 'one', undefined, 'two', 'two', 'lost'].forEach((passage, index) => {
  if (passage !== undefined) paper.questions[index]!.passage = passage;
});

describe('passageAt', () => {
  it.each([
    [0, { passage: passages[0], first: 0, last: 1 }],
    [1, { passage: passages[0], first: 0, last: 1 }],
    [2, undefined],
    [4, { passage: passages[1], first: 3, last: 4 }],
    [5, undefined],
    [99, undefined],
  ])('of question %i', (index, shown) => {
    expect(passageAt(paper, index)).toEqual(shown);
  });

  it('is none in a paper without passages', () => {
    expect(passageAt(buildPaper(2), 0)).toBeUndefined();
  });
});
