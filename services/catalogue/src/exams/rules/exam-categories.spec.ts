import { describe, expect, it } from '@jest/globals';
import { countExamCategories, examCategoriesOf, examsOfCategory } from './exam-categories.js';

const exams = [
  { name: 'SSC CGL', examCategories: ['SSC'] },
  { name: 'SSC JE', examCategories: ['SSC', 'Engineering'] },
  { name: 'Chess Olympiad', examCategories: [] },
];

describe('examCategoriesOf', () => {
  it.each([
    ['SSC CGL', ['SSC']],
    ['ssc je 2027', ['SSC', 'Engineering']],
    ['RRB-NTPC', ['Railways']],
    ['UGC NET', ['Teaching']],
    ['Chess Olympiad', []],
    ['', []],
  ])('reads the words of %j', (name, categories) => {
    expect(examCategoriesOf(name)).toEqual(categories);
  });
});

it('counts the exams of each category, in the order of the list', () => {
  expect(countExamCategories(exams)).toEqual([
    { name: 'SSC', exams: 2 },
    { name: 'Engineering', exams: 1 },
  ]);
});

it('finds the exams of a category in any case, and all exams without one', () => {
  expect(examsOfCategory(exams, 'ssc').map(({ name }) => name)).toEqual(['SSC CGL', 'SSC JE']);
  expect(examsOfCategory(exams, 'Cooking')).toEqual([]);
  expect(examsOfCategory(exams, undefined)).toBe(exams);
});
