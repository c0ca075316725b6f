import { expect, it } from '@jest/globals';
import { buildFigure, buildPaper, buildPassage } from '../../testing/builders';
import { figureIdsOf } from './figure-ids';

it('lists each picture of a paper once, in the order in which it is seen', () => {
  const [first, second, third] = ['1', '2', '3', '4', '5'].map((id) => buildFigure({ id }));
  const paper = buildPaper(3);
  const questions = paper.questions.map(
    (question, index) =>
      [
        { ...question, figures: [second!] },
        { ...question, passage: 'sales', optionFigures: [third!, null, second!] },
        question,
      ][index]!,
  );
  const passages = [buildPassage({ id: 'sales', figures: [first!] }), buildPassage({ id: 'none' })];
  expect(figureIdsOf({ ...paper, questions, passages })).toEqual(['2', '1', '3']);
  expect(figureIdsOf(paper)).toEqual([]);
});
