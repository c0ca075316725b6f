import { describe, expect, it } from '@jest/globals';
import { isAnswered, questionProgress } from '../../../shared/progress.types';
import { buildPaper, buildResponse } from '../../../testing/builders';
import {
  addTime,
  clearAnswer,
  enterValue,
  fromWire,
  initialProgress,
  selectOption,
  toggleMark,
  toggleOption,
  toWire,
  visitQuestion,
} from './progress';

const paper = buildPaper(3);

describe('progress', () => {
  it('counts the first question as visited at the start', () => {
    const progress = initialProgress(paper);
    expect(progress.currentIndex).toBe(0);
    expect(questionProgress(progress, 'q1').visited).toBe(true);
    expect(questionProgress(progress, 'q2').visited).toBe(false);
  });

  it('marks a question as visited when the student goes to it', () => {
    const progress = visitQuestion(initialProgress(paper), paper, 2);
    expect(progress.currentIndex).toBe(2);
    expect(questionProgress(progress, 'q3').visited).toBe(true);
  });

  it.each([-1, 3, Number.NaN])('ignores an index outside the paper (%p)', (index) => {
    const progress = initialProgress(paper);
    expect(visitQuestion(progress, paper, index)).toBe(progress);
  });

  it('sets and changes an answer, and ignores the same one again', () => {
    const first = selectOption(initialProgress(paper), 'q1', 2, 500);
    expect(questionProgress(first, 'q1')).toMatchObject({ selectedOption: 2, changedAt: 500 });
    expect(selectOption(first, 'q1', 2, 900)).toBe(first);
    const second = selectOption(first, 'q1', 0, 900);
    expect(questionProgress(second, 'q1')).toMatchObject({ selectedOption: 0, changedAt: 900 });
  });

  it('gives a newer answer a later time even when the clock was set back', () => {
    const first = selectOption(initialProgress(paper), 'q1', 2, 500);
    const second = selectOption(first, 'q1', 1, 100);
    expect(questionProgress(second, 'q1').changedAt).toBe(501);
  });

  it('clears an answer, which a mark does not make newer, and takes the next one', () => {
    const start = initialProgress(paper);
    expect(clearAnswer(start, 'q1', 400)).toBe(start);
    const cleared = clearAnswer(selectOption(start, 'q1', 2, 500), 'q1', 600);
    const expected = { selectedOption: null, cleared: true, changedAt: 600 };
    expect(questionProgress(cleared, 'q1')).toMatchObject(expected);
    expect(clearAnswer(cleared, 'q1', 700)).toBe(cleared);
    const marked = toggleMark(cleared, 'q1', 800);
    expect(questionProgress(marked, 'q1')).toMatchObject(expected);
    const back = fromWire(paper, toWire(marked, paper), 0);
    expect(questionProgress(back, 'q1')).toMatchObject({ ...expected, marked: true });
    const again = questionProgress(selectOption(back, 'q1', 2, 900), 'q1');
    expect(again).toMatchObject({ selectedOption: 2, changedAt: 900 });
    expect(again.cleared).toBeUndefined();
  });

  it('adds options to an answer and removes them, ascending, and clears it with the last one', () => {
    const one = toggleOption(initialProgress(paper), 'q1', 2, 500);
    expect(questionProgress(one, 'q1')).toMatchObject({ selectedOptions: [2], changedAt: 500 });
    const two = toggleOption(one, 'q1', 0, 600);
    expect(questionProgress(two, 'q1')).toMatchObject({ selectedOptions: [0, 2], changedAt: 600 });
    const other = toggleOption(two, 'q1', 2, 700);
    expect(questionProgress(other, 'q1')).toMatchObject({ selectedOptions: [0], changedAt: 700 });
    const none = questionProgress(toggleOption(other, 'q1', 0, 800), 'q1');
    expect(none).toMatchObject({ selectedOption: null, cleared: true, changedAt: 800 });
    expect(none.selectedOptions).toBeUndefined();
  });

  it('keeps a number in its canonical form, and ignores the same one again', () => {
    const first = enterValue(initialProgress(paper), 'q1', '−१.50', 500);
    expect(questionProgress(first, 'q1')).toMatchObject({ value: '-1.5', changedAt: 500 });
    expect(enterValue(first, 'q1', '-1.500', 900)).toBe(first);
  });

  it.each(['', '-', 'x', '1e5'])('clears the number if the field has %j', (text) => {
    const start = initialProgress(paper);
    expect(enterValue(start, 'q1', text, 400)).toBe(start);
    const cleared = questionProgress(
      enterValue(enterValue(start, 'q1', '12', 500), 'q1', text, 600),
      'q1',
    );
    expect(cleared).toMatchObject({ cleared: true, changedAt: 600 });
    expect(cleared.value).toBeUndefined();
  });

  it('toggles the mark without making the answer look newer', () => {
    const answered = selectOption(initialProgress(paper), 'q1', 2, 500);
    const marked = toggleMark(answered, 'q1', 900);
    expect(questionProgress(marked, 'q1')).toMatchObject({
      marked: true,
      markedAt: 900,
      changedAt: 500,
    });
    expect(questionProgress(toggleMark(marked, 'q1', 950), 'q1').marked).toBe(false);
  });

  it('adds time, never subtracts any', () => {
    const progress = addTime(initialProgress(paper), 'q1', 1500);
    expect(questionProgress(progress, 'q1').timeSpentMs).toBe(1500);
    expect(addTime(progress, 'q1', -10)).toBe(progress);
    expect(addTime(progress, 'q1', Number.NaN)).toBe(progress);
  });
});

describe('progress on the wire', () => {
  it('sends touched questions in paper order, with times in whole seconds', () => {
    const gone = visitQuestion(initialProgress(paper), paper, 2);
    const progress = addTime(selectOption(gone, 'q3', 1, 700), 'q3', 2600);
    expect(toWire(progress, paper)).toEqual([
      {
        questionId: 'q1',
        selectedOption: null,
        timeSpent: 0,
        marked: false,
        visited: true,
        changedAt: 0,
      },
      {
        questionId: 'q3',
        selectedOption: 1,
        timeSpent: 3,
        marked: false,
        visited: true,
        changedAt: 700,
      },
    ]);
  });

  it('survives a round trip', () => {
    const progress = toggleMark(selectOption(initialProgress(paper), 'q1', 1, 700), 'q1', 800);
    const back = fromWire(paper, toWire(progress, paper), 1);
    expect(back.currentIndex).toBe(1);
    expect(questionProgress(back, 'q1')).toMatchObject({ selectedOption: 1, marked: true });
  });

  it('survives a round trip for every kind of answer', () => {
    const several = toggleOption(toggleOption(initialProgress(paper), 'q1', 3, 1), 'q1', 1, 2);
    const progress = enterValue(
      clearAnswer(enterValue(several, 'q2', '5', 3), 'q2', 4),
      'q3',
      '.5',
      5,
    );
    const wire = toWire(progress, paper);
    expect(wire).toMatchObject([
      { selectedOption: null, selectedOptions: [1, 3] },
      { selectedOption: null, cleared: true },
      { selectedOption: null, value: '0.5' },
    ]);
    const { byQuestion } = fromWire(paper, wire, 0);
    expect(byQuestion['q1']).toMatchObject({ selectedOptions: [1, 3], changedAt: 2 });
    expect(byQuestion['q2']).toMatchObject({ selectedOption: null, cleared: true });
    expect(byQuestion['q3']).toMatchObject({ value: '0.5', changedAt: 5 });
    expect(toWire({ currentIndex: 0, byQuestion }, paper)).toEqual(wire);
  });

  it('takes empty answers as none', () => {
    const { byQuestion } = fromWire(paper, [buildResponse({ selectedOptions: [], value: '' })], 0);
    expect(byQuestion['q1'] && isAnswered(byQuestion['q1'])).toBe(false);
  });

  it('drops questions of another paper and clamps the current index', () => {
    const foreign = buildResponse({ questionId: 'elsewhere', selectedOption: 1 });
    const progress = fromWire(paper, [foreign], 99);
    expect(progress).toEqual({ currentIndex: 2, byQuestion: {} });
  });

  it('never sends more than a day', () => {
    const progress = addTime(initialProgress(paper), 'q1', 1e12);
    expect(toWire(progress, paper)[0]?.timeSpent).toBe(86_400);
  });
});
