import { expect, it } from '@jest/globals';
import { buildFigure, buildPaper, buildPassage } from '../../testing/builders';
import { figurePathsOf } from './figure-paths';

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
  expect(figurePathsOf({ ...paper, questions, passages })).toEqual([
    '/figures/2',
    '/figures/1',
    '/figures/3',
  ]);
  expect(figurePathsOf(paper)).toEqual([]);
});
