import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { GivenAnswer } from './answer.js';
import { countedQuestions } from './counted-questions.js';
import {
  addFractions,
  compareFractions,
  fraction,
  sumFractions,
  type Fraction,
} from './fraction.js';
import { exactMarking, isFullyRight, type Marking } from './mark-answer.js';
import { markAnswers, markingsOf, markPaper, type KeyedPaper } from './mark-paper.js';
import { scoreAttempt, type AttemptScore, type ScoredPaper } from './score-attempt.js';

type Question = ScoredPaper['questions'][number];
type Section = NonNullable<ScoredPaper['sections']>[number];

const OPTIONS = 4;

/** Marks as exams have them: a right answer has the most, a wrong one the fewest. */
const marking: fc.Arbitrary<Marking> = fc.record({
  correct: fc.constantFrom('4', '3', '7/2'),
  wrong: fc.constantFrom('0', '-1', '-1/3', '-2/3', '-2'),
  unanswered: fc.constantFrom(undefined, '0', '-1/2'),
  partial: fc.constantFrom(
    undefined,
    [],
    ['1', '2', '3'],
    ['1/3', '2/3', '1'],
    ['1/2'],
    ['3', '3'],
  ),
});

const option = fc.nat(OPTIONS - 1);
const options = fc
  .uniqueArray(option, { minLength: 1 })
  .map((chosen) => chosen.toSorted((a, b) => a - b));
const value = fc.integer({ min: -20, max: 20 }).map((units) => formatTenths(units));

function formatTenths(tenths: number): string {
  const magnitude = Math.abs(tenths);
  return `${tenths < 0 ? '-' : ''}${Math.floor(magnitude / 10)}.${magnitude % 10}`;
}

interface Asked {
  readonly question: Question;
  readonly given: GivenAnswer;
}

const names = {
  subject: fc.constantFrom('Physics', 'Chemistry'),
  difficulty: fc.constantFrom('Easy', 'Hard'),
  award: fc.constantFrom(undefined, undefined, undefined, 'bonus' as const, 'dropped' as const),
};
const NONE: GivenAnswer = { selectedOption: null };

const single: fc.Arbitrary<Asked> = fc
  .tuple(fc.record({ ...names, correct: option }), fc.option(option))
  .map(([question, selectedOption]) => ({ question, given: { selectedOption } }));
const multiple: fc.Arbitrary<Asked> = fc
  .tuple(
    fc.record({
      ...names,
      kind: fc.constant('multiple' as const),
      correct: fc.constant(-1),
      correctOptions: options,
    }),
    fc.option(options),
  )
  .map(([question, chosen]) => ({
    question,
    given: chosen ? { ...NONE, selectedOptions: chosen } : NONE,
  }));
const numeric: fc.Arbitrary<Asked> = fc
  .tuple(
    fc.record({
      ...names,
      kind: fc.constant('numeric' as const),
      correct: fc.constant(-1),
      accepted: fc.array(fc.record({ from: value, to: value }), { minLength: 1, maxLength: 2 }),
    }),
    fc.option(value),
  )
  .map(([question, entered]) => ({
    question,
    given: entered ? { ...NONE, value: entered } : NONE,
  }));

const asked: fc.Arbitrary<Asked> = fc.oneof(single, multiple, numeric);
/** With marks that only this question has. Not where n of m count: there, all have the same. */
const askedFreely: fc.Arbitrary<Asked> = fc
  .tuple(asked, fc.option(marking, { nil: undefined }))
  .map(([{ question, given }, own]) => ({ question: { ...question, marking: own }, given }));

interface Part {
  readonly asked: readonly Asked[];
  readonly section: Omit<Section, 'questions'>;
}

const chosenPart: fc.Arbitrary<Part> = fc.record({
  asked: fc.array(asked, { minLength: 1, maxLength: 8 }),
  section: fc.record({
    name: fc.constant('B'),
    marking,
    choose: fc.record({
      questions: fc.integer({ min: 1, max: 9 }),
      counted: fc.constantFrom('first' as const, 'best' as const),
    }),
  }),
});
const wholePart: fc.Arbitrary<Part> = fc.record({
  asked: fc.array(askedFreely, { minLength: 1, maxLength: 8 }),
  section: fc.record({
    name: fc.constant('A'),
    marking,
    choose: fc.constant(null),
  }),
});

interface Attempted {
  readonly paper: ScoredPaper & { readonly sections?: readonly Section[] | undefined };
  readonly given: readonly GivenAnswer[];
}

const withSections: fc.Arbitrary<Attempted> = fc
  .tuple(fc.array(fc.oneof(wholePart, chosenPart), { minLength: 1, maxLength: 4 }), marking)
  .map(([parts, scheme]) => ({
    paper: {
      questions: parts.flatMap((part) => part.asked.map(({ question }) => question)),
      marking: scheme,
      sections: parts.map(({ section, asked: { length } }) => ({ ...section, questions: length })),
    },
    given: parts.flatMap((part) => part.asked.map((one) => one.given)),
  }));
const withoutSections: fc.Arbitrary<Attempted> = fc
  .tuple(fc.array(askedFreely, { minLength: 1, maxLength: 20 }), marking)
  .map(([all, scheme]) => ({
    paper: { questions: all.map(({ question }) => question), marking: scheme },
    given: all.map((one) => one.given),
  }));
const attempted: fc.Arbitrary<Attempted> = fc.oneof(withSections, withoutSections);

function marksOf(paper: KeyedPaper, given: readonly GivenAnswer[]): Fraction {
  return sumFractions(markAnswers(paper, given).map(({ marks }) => marks));
}

const isAtLeast = (a: Fraction, b: Fraction): boolean => compareFractions(a, b) >= 0;

/** With this question replaced. */
function withQuestion(
  paper: Attempted['paper'],
  at: number,
  change: Partial<Question>,
): Attempted['paper'] {
  const questions = paper.questions.map((question, index) =>
    index === at ? { ...question, ...change } : question,
  );
  return { ...paper, questions };
}

const times = { numRuns: 300 };

describe('the marks of any paper', () => {
  it('are never fewer for more right choices of the same question and none wrong', () => {
    const chosen = fc.tuple(attempted, fc.nat(), options, options, options);
    fc.assert(
      fc.property(chosen, ([{ paper, given }, anywhere, correctOptions, some, others]) => {
        const at = anywhere % paper.questions.length;
        const asking = withQuestion(paper, at, { kind: 'multiple', correctOptions });
        const fewer = some.filter((one) => correctOptions.includes(one));
        fc.pre(fewer.length > 0);
        const more = correctOptions.filter((one) => fewer.includes(one) || others.includes(one));
        const having = (selectedOptions: readonly number[]) =>
          marksOf(
            asking,
            given.map((one, index) => (index === at ? { ...NONE, selectedOptions } : one)),
          );
        expect(isAtLeast(having(more), having(fewer))).toBe(true);
        expect(isAtLeast(having(correctOptions), having(more))).toBe(true);
      }),
      times,
    );
  });

  it('do not depend on when and in which order the questions were answered', () => {
    fc.assert(
      fc.property(attempted, fc.array(fc.nat(10_000)), ({ paper, given }, moments) => {
        const timed = given.map((answer, index) => ({
          ...answer,
          changedAt: moments[index] ?? 0,
          timeSpent: index,
          marked: index % 2 === 0,
          visited: true,
        }));
        expect(markAnswers(paper, timed)).toEqual(markAnswers(paper, given));
      }),
      times,
    );
  });

  it('lie between the least and the most of the questions that count', () => {
    fc.assert(
      fc.property(attempted, ({ paper, given }) => {
        const score = scoreAttempt(paper, given, []);
        const markings = markingsOf(paper).map(exactMarking);
        const counting = score.answers.flatMap(({ counts, outcome }, index) => {
          const own = markings[index];
          return counts && own ? [{ ...own, isBonus: outcome === 'bonus' }] : [];
        });
        const least = sumFractions(
          counting.map(({ isBonus, correct, wrong, unanswered }) => {
            if (isBonus) return correct;
            return isAtLeast(wrong, unanswered) ? unanswered : wrong;
          }),
        );
        const most = sumFractions(counting.map(({ correct }) => correct));
        expect(isAtLeast(score.marks, least)).toBe(true);
        expect(isAtLeast(most, score.marks)).toBe(true);
        expect(most).toEqual(score.maxMarks);
        expect(score.rankValue).toBeLessThanOrEqual(1);
      }),
      times,
    );
  });

  it('have a maximum that does not depend on the answers, and is reached by right ones', () => {
    fc.assert(
      fc.property(attempted, ({ paper, given }) => {
        const { maxMarks, total } = scoreAttempt(paper, given, []);
        expect(scoreAttempt(paper, [], [])).toMatchObject({ maxMarks, total });
        expect(total).toBe(countedQuestions(paper));
        const asNumbers = paper.questions.map((question) => ({
          ...question,
          kind: 'numeric' as const,
          accepted: [{ from: '1', to: '1' }],
        }));
        const right = paper.questions.map(() => ({ ...NONE, value: '1' }));
        expect(scoreAttempt({ ...paper, questions: asNumbers }, right, [])).toMatchObject({
          ...{ marks: maxMarks, maxMarks, correct: total, answered: total },
        });
      }),
      times,
    );
  });

  it('are never fewer where the best answers count than where the first do', () => {
    fc.assert(
      fc.property(attempted, ({ paper, given }) => {
        const counting = (counted: 'first' | 'best') =>
          marksOf(
            {
              ...paper,
              sections: paper.sections?.map((section) => ({
                ...section,
                choose: section.choose && { ...section.choose, counted },
              })),
            },
            given,
          );
        expect(isAtLeast(counting('best'), counting('first'))).toBe(true);
      }),
      times,
    );
  });

  it('are never fewer when a question becomes a bonus question', () => {
    fc.assert(
      fc.property(attempted, fc.nat(), ({ paper, given }, anywhere) => {
        const at = anywhere % paper.questions.length;
        const before = withQuestion(paper, at, { award: undefined });
        const after = withQuestion(paper, at, { award: 'bonus' });
        expect(isAtLeast(marksOf(after, given), marksOf(before, given))).toBe(true);
      }),
      times,
    );
  });

  it('are those of the paper without a question when it is dropped', () => {
    fc.assert(
      fc.property(attempted, fc.nat(), ({ paper, given }, anywhere) => {
        const at = anywhere % paper.questions.length;
        const dropped = withQuestion(paper, at, { award: 'dropped' });
        let first = 0;
        const smaller = {
          ...paper,
          questions: paper.questions.toSpliced(at, 1),
          sections: paper.sections?.map((section) => {
            const isIn = at >= first && at < first + section.questions;
            first += section.questions;
            return { ...section, questions: section.questions - (isIn ? 1 : 0) };
          }),
        };
        const [whole, rest] = [
          scoreAttempt(dropped, given, []),
          scoreAttempt(smaller, given.toSpliced(at, 1), []),
        ];
        expect(whole.answers.toSpliced(at, 1)).toEqual(rest.answers);
        // Without the question, another subject may be the first of the paper.
        const byName = ({ answers: _, ...score }: AttemptScore) => ({
          ...score,
          subjects: score.subjects.toSorted((a, b) => a.name.localeCompare(b.name)),
          difficulties: score.difficulties.toSorted((a, b) => a.name.localeCompare(b.name)),
        });
        expect(byName(whole)).toEqual(byName(rest));
      }),
      times,
    );
  });

  it('add up: over sections, subjects and difficulties, and exactly', () => {
    fc.assert(
      fc.property(attempted, ({ paper, given }) => {
        const score = scoreAttempt(paper, given, []);
        const parts = markPaper(paper, given);
        for (const groups of [score.subjects, score.difficulties, score.sections]) {
          if (groups === score.sections && !paper.sections) continue;
          for (const key of ['total', 'answered', 'correct'] as const) {
            expect(groups.reduce((sum, group) => sum + group[key], 0)).toBe(score[key]);
          }
        }
        if (paper.sections) {
          expect(sumFractions(score.sections.map(({ marks }) => marks))).toEqual(score.marks);
          expect(sumFractions(score.sections.map((one) => one.maxMarks))).toEqual(score.maxMarks);
        }
        // Every marking here has a denominator that divides 6.
        let sixths = 0n;
        for (const { marks } of parts.flatMap((part) => part.answers)) {
          sixths += (6n / marks.denominator) * marks.numerator;
        }
        expect(score.marks).toEqual(fraction(sixths, 6n));
        expect(score.correct).toBe(score.answers.filter(isFullyRight).length);
        const lost = score.answers.filter(
          ({ outcome, marks }) => outcome === 'wrong' && marks.numerator < 0n,
        );
        const negative = lost.reduce((sum, { marks }) => addFractions(sum, marks), fraction(0));
        if (paper.sections) {
          expect(sumFractions(score.sections.map((one) => one.negativeMarks))).toEqual(negative);
        }
      }),
      times,
    );
  });
});
