import { describe, expect, it } from '@jest/globals';
import { AnswerBook } from './answer-book.ts';

const first = { questionId: 'q1', option: 0, changedAt: 10 };
const second = { questionId: 'q1', option: 1, changedAt: 20 };
const third = { questionId: 'q1', option: 2, changedAt: 30 };

/** A student who chose three times; the second choice was acknowledged. */
function book(): AnswerBook {
  const answers = new AnswerBook();
  for (const selection of [first, second, third]) answers.note(selection);
  answers.acknowledge([second]);
  return answers;
}

describe('an answer book', () => {
  it.each([
    ['the acknowledged choice', 1],
    ['one made after it, which may have arrived', 2],
  ])('finds nothing lost if the results show %s', (_, option) => {
    expect(book().lostIn(new Map([['q1', option]]))).toEqual([]);
  });

  it.each([
    ['an earlier choice', 0],
    ['a choice that nobody made', 3],
    ['none', null],
  ])('finds it lost if they show %s', (_, found) => {
    const lost = [{ questionId: 'q1', expected: [1, 2], found }];
    expect(book().lostIn(new Map([['q1', found]]))).toEqual(lost);
  });

  it('finds it lost if the question is missing', () => {
    expect(book().lostIn(new Map())).toHaveLength(1);
  });

  it('expects nothing for choices that were never acknowledged', () => {
    const answers = new AnswerBook();
    answers.note(first);
    expect(answers.lostIn(new Map([['q1', null]]))).toEqual([]);
    expect(answers.acknowledgedCount).toBe(0);
  });

  it('keeps the newest acknowledgement when an older one arrives later', () => {
    const answers = book();
    answers.acknowledge([first]);
    expect(answers.lostIn(new Map([['q1', 0]]))).toHaveLength(1);
  });
});
