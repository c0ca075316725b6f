import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { countedQuestions } from './counted-questions.js';

const plain = (count: number) => Array.from({ length: count }, () => ({}));
const dropped = { award: 'dropped' as const };
const section = (questions: number, choose: number | null = null) => ({
  questions,
  choose: choose === null ? null : { questions: choose },
});

describe('the number of questions that count', () => {
  it('is that of the paper, without the dropped ones', () => {
    expect(countedQuestions({ questions: plain(5) })).toBe(5);
    expect(countedQuestions({ questions: [dropped, ...plain(4)] })).toBe(4);
    expect(countedQuestions({ questions: [{ award: 'bonus' }, ...plain(4)] })).toBe(5);
  });

  it('is at most n in a section of which n answers count', () => {
    const sections = [section(10), section(15, 10)];
    expect(countedQuestions({ questions: plain(25), sections })).toBe(20);
    const droppedInSecond = [...plain(10), dropped, dropped, ...plain(13)];
    expect(countedQuestions({ questions: droppedInSecond, sections })).toBe(20);
    const mostDropped = [...plain(10), ...Array.from({ length: 6 }, () => dropped), ...plain(9)];
    expect(countedQuestions({ questions: mostDropped, sections })).toBe(19);
    expect(countedQuestions({ questions: plain(3), sections: [section(3, 5)] })).toBe(3);
  });

  it('is the same for a paper with sections of which all answers count', () => {
    const question = fc.constantFrom({}, dropped, { award: 'bonus' as const });
    fc.assert(
      fc.property(fc.array(fc.array(question, { minLength: 1 }), { minLength: 1 }), (parts) => {
        const questions = parts.flat();
        const sections = parts.map(({ length }) => section(length));
        expect(countedQuestions({ questions, sections })).toBe(countedQuestions({ questions }));
      }),
    );
  });
});
