import { describe, expect, it } from '@jest/globals';
import { readAnswer, type SentAnswer } from './read-answer.js';

const FOUR = ['a', 'b', 'c', 'd'];
const single = { options: FOUR };
const multiple = { kind: 'multiple' as const, options: FOUR };
const numeric = { kind: 'numeric' as const, options: [] };

const NONE = { selectedOption: null };
const ONE_OPTION = 'This question takes one option: send it as selectedOption.';
const SEVERAL = 'This question takes several options: send them as selectedOptions.';
const A_NUMBER = 'This question takes a number: send it as value.';
const NOT_A_NUMBER =
  'value must be a number such as 12, -1.5 or 1,00,000: no exponent, at most 20 digits before and 20 after the point.';

describe('an answer that a client sends', () => {
  it.each([
    [single, { selectedOption: 3 }, { selectedOption: 3 }],
    [{ ...single, kind: 'single' as const }, { selectedOption: 0 }, { selectedOption: 0 }],
    [multiple, { selectedOptions: [2] }, { selectedOption: null, selectedOptions: [2] }],
    [
      multiple,
      { selectedOptions: [3, 0, 2] },
      { selectedOption: null, selectedOptions: [0, 2, 3] },
    ],
    [numeric, { value: '-1.50' }, { selectedOption: null, value: '-1.5' }],
    [numeric, { value: '०१२' }, { selectedOption: null, value: '12' }],
    [numeric, { value: '−0' }, { selectedOption: null, value: '0' }],
    [numeric, { value: '1,00,000' }, { selectedOption: null, value: '100000' }],
  ])('to %j: %j is taken', (question, sent, given) => {
    expect(readAnswer(question, sent)).toEqual(given);
  });

  it.each([single, multiple, numeric])('absent, null and empty are no answer: %j', (question) => {
    for (const sent of [
      {},
      { cleared: true },
      { selectedOption: null, selectedOptions: null, value: null },
      { selectedOption: null, selectedOptions: [], value: '' },
    ]) {
      expect(readAnswer(question, sent)).toEqual(NONE);
    }
  });

  it.each<[typeof single | typeof multiple | typeof numeric, SentAnswer, string, string]>([
    [
      single,
      { selectedOption: 4 },
      'selectedOption',
      'selectedOption must be an option of this question, from 0 to 3, or null.',
    ],
    [single, { selectedOptions: [1] }, 'selectedOptions', ONE_OPTION],
    [single, { selectedOption: 1, selectedOptions: [1, 2] }, 'selectedOptions', ONE_OPTION],
    [single, { value: '1' }, 'value', ONE_OPTION],
    [
      single,
      { selectedOption: 1, cleared: true },
      'cleared',
      'A cleared response has no answer: send cleared or selectedOption, not both.',
    ],
    [multiple, { selectedOption: 0 }, 'selectedOption', SEVERAL],
    [multiple, { value: '1' }, 'value', SEVERAL],
    [
      multiple,
      { selectedOptions: [0, 4] },
      'selectedOptions',
      'selectedOptions must be options of this question, from 0 to 3.',
    ],
    [
      multiple,
      { selectedOptions: [1, 1] },
      'selectedOptions',
      'selectedOptions must have each option only once.',
    ],
    [
      multiple,
      { selectedOptions: [1], cleared: true },
      'cleared',
      'A cleared response has no answer: send cleared or selectedOptions, not both.',
    ],
    [numeric, { selectedOption: 0 }, 'selectedOption', A_NUMBER],
    [numeric, { selectedOptions: [0] }, 'selectedOptions', A_NUMBER],
    [numeric, { value: '1e999' }, 'value', NOT_A_NUMBER],
    [numeric, { value: 'ten' }, 'value', NOT_A_NUMBER],
    [numeric, { value: ' ' }, 'value', NOT_A_NUMBER],
    [
      numeric,
      { value: '1', cleared: true },
      'cleared',
      'A cleared response has no answer: send cleared or value, not both.',
    ],
  ])('to %j: %j is refused at %s: %s', (question, sent, field, message) => {
    expect(readAnswer(question, sent)).toEqual({ field, message });
  });
});
