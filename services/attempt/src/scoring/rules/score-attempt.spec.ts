import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { UNTOUCHED } from './answer.js';
import { apportion, scaleTimes } from './apportion.js';
import {
  addFractions,
  divideFractions,
  fraction,
  fractionToNumber,
  parseFraction,
  timesFraction,
} from './fraction.js';
import { scoreAttempt } from './score-attempt.js';

const answer = fc.record({
  correct: fc.integer({ min: 0, max: 3 }),
  selectedOption: fc.option(fc.integer({ min: 0, max: 3 }), { nil: null }),
  subject: fc.constantFrom('Physics', 'Chemistry', 'Biology'),
  difficulty: fc.constantFrom('Easy', 'Moderate', 'Hard'),
  seconds: fc.nat(600),
});
const marking = fc.record({
  correct: fc.constantFrom('1', '2', '4', '3/2'),
  wrong: fc.constantFrom('0', '-1', '-1/3', '-1/4', '-2/3'),
});

/** The formula for single choices without sections. */
function scoreSingleChoices(
  questions: readonly { correct: number; subject: string; difficulty: string }[],
  given: readonly { selectedOption: number | null }[],
  scheme: { correct: string; wrong: string },
  seconds: readonly number[],
) {
  const isRight = (index: number) => given[index]?.selectedOption === questions[index]?.correct;
  const isGiven = (index: number) => given[index]?.selectedOption !== null;
  const tallyBy = (key: 'subject' | 'difficulty') => {
    const groups = Map.groupBy(questions.keys(), (index) => questions[index]?.[key] ?? '');
    return [...groups].map(([name, indexes]) => ({
      name,
      total: indexes.length,
      answered: indexes.filter(isGiven).length,
      correct: indexes.filter(isRight).length,
      seconds: indexes.reduce((sum, index) => sum + (seconds[index] ?? 0), 0),
    }));
  };
  const all = [...questions.keys()];
  const answered = all.filter(isGiven).length;
  const correct = all.filter(isRight).length;
  const perRight = parseFraction(scheme.correct);
  const marks = addFractions(
    timesFraction(perRight, correct),
    timesFraction(parseFraction(scheme.wrong), answered - correct),
  );
  const maxMarks = timesFraction(perRight, questions.length);
  return {
    ...{ total: questions.length, answered, correct, marks, maxMarks },
    rankValue: fractionToNumber(divideFractions(marks, maxMarks)),
    subjects: tallyBy('subject'),
    difficulties: tallyBy('difficulty'),
  };
}

describe('scoring', () => {
  it('computes marks, groups and times from the answers', () => {
    fc.assert(
      fc.property(fc.array(answer, { minLength: 1, maxLength: 60 }), marking, (answers, scheme) => {
        const score = scoreAttempt(
          { questions: answers, marking: scheme },
          answers.map(({ selectedOption }) => ({ ...UNTOUCHED, selectedOption })),
          answers.map(({ seconds }) => seconds),
        );
        const right = answers.filter((one) => one.selectedOption === one.correct).length;
        const given = answers.filter((one) => one.selectedOption !== null).length;
        expect(score).toMatchObject({ total: answers.length, correct: right, answered: given });
        expect(score.marks).toEqual(
          addFractions(
            timesFraction(parseFraction(scheme.correct), right),
            timesFraction(parseFraction(scheme.wrong), given - right),
          ),
        );
        expect(score.rankValue).toBeLessThanOrEqual(1);
        for (const groups of [score.subjects, score.difficulties]) {
          const sum = (key: 'total' | 'answered' | 'correct' | 'seconds'): number =>
            groups.reduce((whole, group) => whole + group[key], 0);
          expect(sum('total')).toBe(answers.length);
          expect(sum('answered')).toBe(given);
          expect(sum('correct')).toBe(right);
          expect(sum('seconds')).toBe(answers.reduce((whole, one) => whole + one.seconds, 0));
        }
      }),
    );
  });

  it('gives papers of single choices the numbers of the simple formula, with and without a section', () => {
    fc.assert(
      fc.property(fc.array(answer, { minLength: 1, maxLength: 60 }), marking, (answers, scheme) => {
        const given = answers.map(({ selectedOption }) => ({ ...UNTOUCHED, selectedOption }));
        const seconds = answers.map((one) => one.seconds);
        const simple = scoreSingleChoices(answers, given, scheme, seconds);
        const score = scoreAttempt({ questions: answers, marking: scheme }, given, seconds);
        expect(score).toEqual({ ...simple, sections: [], answers: expect.any(Array) });
        // The same questions in one section, of which the kind is said.
        const section = { name: 'A', questions: answers.length, choose: null };
        const { sections, ...others } = scoreAttempt(
          {
            questions: answers.map((one) => ({ ...one, kind: 'single' as const })),
            marking: { correct: '100', wrong: '-100' },
            sections: [{ ...section, marking: scheme }],
          },
          given,
          seconds,
        );
        expect(others).toEqual({ ...simple, answers: score.answers });
        const { total, answered, correct, marks, maxMarks } = simple;
        expect(sections).toEqual([
          {
            ...{ name: 'A', total, answered, correct, marks, maxMarks, partlyCorrect: 0 },
            negativeMarks: timesFraction(parseFraction(scheme.wrong), answered - correct),
            seconds: seconds.reduce((whole, one) => whole + one, 0),
          },
        ]);
      }),
    );
  });

  it('never decreases when one more answer is right, with the default scheme', () => {
    fc.assert(
      fc.property(fc.array(answer, { minLength: 1, maxLength: 30 }), (answers) => {
        const scored = (all: typeof answers): number =>
          scoreAttempt(
            { questions: all, marking: { correct: '1', wrong: '0' } },
            all.map(({ selectedOption }) => ({ ...UNTOUCHED, selectedOption })),
            [],
          ).rankValue;
        const [first, ...rest] = answers;
        if (!first) return;
        const better = [{ ...first, selectedOption: first.correct }, ...rest];
        expect(scored(better)).toBeGreaterThanOrEqual(scored(answers));
      }),
    );
  });

  it('computes thirds exactly until they are rounded', () => {
    const questions = Array.from({ length: 4 }, () => ({
      correct: 0,
      subject: 'A',
      difficulty: 'Easy',
    }));
    const responses = [0, 1, 1, 1].map((selectedOption) => ({ ...UNTOUCHED, selectedOption }));
    const score = scoreAttempt(
      { questions, marking: { correct: '1', wrong: '-1/3' } },
      responses,
      [],
    );
    expect(score.marks).toEqual(fraction(0));
    expect(score.rankValue).toBe(0);
  });
});

describe('apportioning', () => {
  const weights = fc.array(fc.nat(86_400), { maxLength: 100 });

  it('gives whole parts that sum to the total, each within one of its exact share', () => {
    fc.assert(
      fc.property(weights, fc.nat(100_000), (given, total) => {
        const parts = apportion(given, total);
        const sum = given.reduce((whole, weight) => whole + weight, 0);
        expect(parts.reduce((whole, part) => whole + part, 0)).toBe(sum === 0 ? 0 : total);
        parts.forEach((part, index) => {
          expect(Number.isInteger(part)).toBe(true);
          if (sum > 0) {
            expect(Math.abs(part - ((given[index] ?? 0) * total) / sum)).toBeLessThan(1);
          }
        });
      }),
    );
  });

  it('scales times down only when they exceed what the server measured', () => {
    fc.assert(
      fc.property(weights, fc.nat(100_000), (times, elapsed) => {
        const scaled = scaleTimes(times, elapsed);
        const sum = times.reduce((whole, time) => whole + time, 0);
        expect(scaled.reduce((whole, time) => whole + time, 0)).toBe(Math.min(sum, elapsed));
        if (sum <= elapsed) expect(scaled).toEqual(times);
      }),
    );
  });
});
