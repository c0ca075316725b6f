import { describe, expect, it } from '@jest/globals';
import { buildPaper, buildSection } from '../../../testing/builders';
import { maximumMarks } from './marks';
import { kindsOf, ownMarks, summarizeSections } from './section-summary';

const sections = [
  buildSection({ name: 'Physics', questions: 3, marking: { correct: '4', wrong: '-1' } }),
  buildSection({
    name: 'Maths',
    questions: 4,
    marking: { correct: '1', wrong: '-1/3' },
    choose: { questions: 2, counted: 'best' },
  }),
];
const paper = buildPaper(7, { sections });
paper.questions[1]!.kind = 'multiple';
paper.questions[2]!.kind = 'numeric';
paper.questions[4]!.marking = { correct: '2', wrong: '-2/3' };
paper.questions[5]!.marking = { correct: '1', wrong: '0' };

describe('summarizeSections', () => {
  it('counts kinds and names the different marks of each section', () => {
    expect(summarizeSections(paper)).toEqual([
      {
        section: sections[0],
        first: 0,
        kinds: [
          { kind: 'single', count: 1 },
          { kind: 'multiple', count: 1 },
          { kind: 'numeric', count: 1 },
        ],
        right: ['+4'],
        wrong: ['−1'],
      },
      {
        section: sections[1],
        first: 3,
        kinds: [{ kind: 'single', count: 4 }],
        right: ['+1', '+2'],
        wrong: ['0', '−1/3', '−2/3'],
      },
    ]);
  });

  it('takes the marks of the section before the questions are sent', () => {
    const locked = { ...paper, questions: [] };
    expect(
      summarizeSections(locked).map(({ kinds, right, wrong }) => [kinds, right, wrong]),
    ).toEqual([
      [[], ['+4'], ['−1']],
      [[], ['+1'], ['−1/3']],
    ]);
  });

  it('is empty for a paper without sections', () => {
    expect(summarizeSections(buildPaper(3))).toEqual([]);
    expect(kindsOf(buildPaper(3).questions)).toEqual([{ kind: 'single', count: 3 }]);
  });
});

describe('ownMarks', () => {
  it('are those of a question where its section has different ones', () => {
    expect(ownMarks(paper, 0)).toBeUndefined();
    expect(ownMarks(paper, 3)).toEqual({ right: '+1', wrong: '−1/3' });
    expect(ownMarks(paper, 4)).toEqual({ right: '+2', wrong: '−2/3' });
    expect(ownMarks(paper, 5)).toEqual({ right: '+1', wrong: '0' });
  });

  it('are those of a question in a test without sections', () => {
    const plain = buildPaper(2);
    expect(ownMarks(plain, 0)).toBeUndefined();
    plain.questions[1]!.marking = { correct: '3', wrong: '-1' };
    expect(ownMarks(plain, 0)).toEqual({ right: '+1', wrong: '0' });
    expect(ownMarks(plain, 1)).toEqual({ right: '+3', wrong: '−1' });
  });
});

describe('maximumMarks', () => {
  it('are the sum over the sections, of the best where not all answers count', () => {
    expect(maximumMarks(paper)).toBe('15');
    expect(maximumMarks({ ...paper, questions: [] })).toBe('14');
  });

  it('take the marks of single questions', () => {
    const plain = buildPaper(3, { markingScheme: { correct: '1/3', wrong: '0' } });
    plain.questions[0]!.marking = { correct: '2', wrong: '0' };
    expect(maximumMarks(plain)).toBe('2.67');
  });
});
