import { describe, expect, it } from '@jest/globals';
import { answerInWords } from './answer-in-words.js';

const NONE = { selectedOption: null };

describe('an answer in words', () => {
  it('is the text of the option, or the texts of several', () => {
    const question = { options: ['12', '15', '18'] };
    expect(answerInWords(question, { selectedOption: 1 })).toBe('15');
    expect(answerInWords(question, { ...NONE, selectedOptions: [0, 2] })).toBe('12; 18');
    expect(answerInWords(question, NONE)).toBeNull();
  });

  it('is the number with its unit', () => {
    expect(answerInWords({ options: [], unit: 'm/s' }, { ...NONE, value: '-1.5' })).toBe(
      '-1.5 m/s',
    );
    expect(answerInWords({ options: [] }, { ...NONE, value: '0' })).toBe('0');
  });

  it('names pictures by what they show, else by their number', () => {
    const question = {
      options: ['', '', 'none of these'],
      optionFigures: [{ alt: 'A circle' }, { alt: null }, null],
    };
    expect(answerInWords(question, { ...NONE, selectedOptions: [0, 1, 2] })).toBe(
      'A circle; Option 2; none of these',
    );
  });
});
