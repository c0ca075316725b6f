import { describe, expect, it } from '@jest/globals';
import { formatOf, readFormat } from './paper-format.js';

const QUESTION = {
  ...{ id: 'q', version: 1, question: '1 + 1?', options: ['1', '2'], correct: 1 },
  ...{ explanation: null, subject: 'Maths', topic: 'Addition', difficulty: 'Easy' },
};
const PAPER = {
  ...{ testId: 't', version: 1, exam: { _id: 'e', name: 'CAT' }, title: 'Set 1' },
  ...{ category: 'setwise', duration: 600, marking: { correct: '1', wrong: '0' } },
  ...{ opensAt: '2026-11-26T10:00:00.000Z', closesAt: '2026-11-26T11:00:00.000Z' },
  questions: [QUESTION],
};

describe('the format of a paper', () => {
  it('is the first one for single choices of text', () => {
    expect(formatOf(PAPER)).toBe(1);
    expect(formatOf({ ...PAPER, questions: [{ ...QUESTION, kind: undefined }] })).toBe(1);
  });

  it.each(['sections', 'passages', 'profile'])('is the second one with %s', (field) => {
    expect(formatOf({ ...PAPER, [field]: [] })).toBe(2);
  });

  it.each([
    ...['kind', 'accepted', 'unit', 'table', 'figures', 'optionFigures', 'passage', 'marking'],
    ...['award', 'explanationFigures'],
  ])('is the second one with %s of a question', (field) => {
    expect(formatOf({ ...PAPER, questions: [QUESTION, { ...QUESTION, [field]: 'x' }] })).toBe(2);
  });

  it.each([
    [undefined, 1],
    ['2', 2],
    ['3', 3],
    ['', 1],
    ['two', 1],
    [['2', '3'], 1],
  ])('that a caller understands is read from %j', (query, format) => {
    expect(readFormat(query)).toBe(format);
  });
});
