import { describe, expect, it } from '@jest/globals';
import {
  addFractions,
  formatFraction,
  parseFraction,
  timesFraction,
} from '../scoring/rules/fraction.js';
import { paperSnapshotSchema, type PaperSnapshot } from './paper-snapshot.schema.js';

/** The length of the columns for marks. */
const MAX_MARKS_LENGTH = 48;

const NAMES = {
  ...{ version: 1, question: 'What is it?', explanation: null },
  ...{ subject: 'Physics', topic: '', difficulty: 'Easy' },
};
const SINGLE = { ...NAMES, id: 'single', options: ['1', '2'], correct: 1 };
const MULTIPLE: PaperSnapshot['questions'][number] = {
  ...{ ...NAMES, id: 'multiple', options: ['1', '2', '3'], correct: -1 },
  ...{ kind: 'multiple', correctOptions: [0, 2] },
  marking: { correct: '4', wrong: '-2', partial: ['1'] },
};
const NUMERIC: PaperSnapshot['questions'][number] = {
  ...{ ...NAMES, id: 'numeric', options: [], correct: -1, kind: 'numeric' },
  accepted: [{ from: '-0.5', to: '0.5' }],
};

function sectionOf(
  questions: number,
  marking: PaperSnapshot['questions'][number]['marking'] = { correct: '1', wrong: '0' },
): NonNullable<PaperSnapshot['sections']>[number] {
  return { name: 'A', instructions: null, questions, seconds: null, marking, choose: null };
}

function paperOf(overrides: Partial<PaperSnapshot>): PaperSnapshot {
  return {
    ...{ testId: 'test', version: 1, exam: { _id: 'exam', name: 'GATE' }, title: 'Set 1' },
    ...{ category: 'full', duration: 600, marking: { correct: '1', wrong: '0' } },
    questions: [SINGLE],
    ...overrides,
  };
}

function problemsOf(paper: PaperSnapshot): string[] {
  const { error } = paperSnapshotSchema.safeParse(paper);
  return error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
}

describe('a paper from the catalogue', () => {
  it('can have all kinds of questions, in sections with their own marks', () => {
    const paper = paperOf({
      questions: [SINGLE, MULTIPLE, NUMERIC],
      sections: [sectionOf(1), { ...sectionOf(2), choose: { questions: 1, counted: 'best' } }],
    });
    expect(paperSnapshotSchema.parse(paper)).toEqual(paper);
  });

  it('has every question in a section, if it has sections', () => {
    for (const sections of [[sectionOf(1)], [sectionOf(1), sectionOf(2)]]) {
      expect(problemsOf(paperOf({ questions: [SINGLE, NUMERIC], sections }))).toEqual([
        'sections must together have all questions',
      ]);
    }
  });

  it('has marks whose sums can be stored', () => {
    const having = (correct: string) => ({ ...SINGLE, marking: { correct, wrong: '0' } });
    const [one, other] = ['999999999/999999998', '999999999/499999999'];
    expect(problemsOf(paperOf({ questions: [having(one), having(other)] }))).toEqual([]);
    const sum = addFractions(
      timesFraction(parseFraction(one), 501),
      timesFraction(parseFraction(other), 499),
    );
    expect(formatFraction(sum).length).toBeLessThanOrEqual(MAX_MARKS_LENGTH);

    const problem =
      'marking must have a common denominator of at most nine digits with all other marks';
    const apart = [having('1/99991'), having('1/99989')];
    expect(problemsOf(paperOf({ questions: apart }))).toEqual([problem]);
    const partial = { correct: '4', wrong: '0', partial: ['1/99991', '1/99989'] };
    expect(problemsOf(paperOf({ sections: [sectionOf(1, partial)] }))).toEqual([problem]);
  });

  it('is refused with its reasons when marks are no fractions', () => {
    const broken = { correct: '1e3', wrong: 'none', partial: ['½'] };
    const message = 'must be an exact fraction such as 1 or -1/3';
    expect(
      problemsOf(
        paperOf({
          marking: { correct: '0', wrong: '1/0' },
          sections: [sectionOf(1, broken)],
        }),
      ),
    ).toEqual([
      'marking.correct must be more than 0',
      `marking.wrong ${message}`,
      `sections.0.marking.correct ${message}`,
      `sections.0.marking.wrong ${message}`,
      `sections.0.marking.partial.0 ${message}`,
    ]);
  });
});
