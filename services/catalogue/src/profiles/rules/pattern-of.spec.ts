import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { summarizePattern, termsOf, withoutQuestions } from '../../patterns/rules/test-pattern.js';
import { arbitraryProfile } from '../testing/arbitrary-profile.js';
import { buildPart, buildProfile, buildSection } from '../testing/build-profile.js';
import { patternOf } from './pattern-of.js';

const NUMERIC = buildPart({ kind: 'numeric', questions: 5, marking: { correct: '2', wrong: '0' } });
const PATTERN = patternOf(
  buildProfile({
    minutes: 60,
    sections: [
      buildSection({ name: 'First', minutes: 20, parts: [buildPart({ questions: 2 }), NUMERIC] }),
      buildSection({
        name: 'Second',
        minutes: 40,
        parts: [buildPart({ questions: 4 })],
        choose: { questions: 3, counted: 'best' },
      }),
    ],
  }),
);

const without = (...positions: number[]) => withoutQuestions(PATTERN, new Set(positions));

describe('the pattern of a test', () => {
  it('is summarized for students', () => {
    expect(summarizePattern(PATTERN)).toEqual({
      sections: [
        { name: 'First', questions: 7, seconds: 1200 },
        { name: 'Second', questions: 4, seconds: 2400 },
      ],
      marks: '15',
      markings: [
        { kind: 'single', questions: 6, correct: '1', wrong: '-1/3' },
        { kind: 'numeric', questions: 5, correct: '2', wrong: '0' },
      ],
    });
  });

  it('has the marks of its first questions as those of the test', () => {
    expect(termsOf(PATTERN, 1)).toEqual({
      duration: 3600,
      marking: { correct: '1', wrong: '-1/3' },
    });
    const oneClock = patternOf(buildProfile({ sections: [buildSection({ parts: [NUMERIC] })] }));
    expect(termsOf(oneClock, 900)).toEqual({ duration: 900, marking: NUMERIC.marking });
  });

  it('loses a question where it stood', () => {
    const { sections } = without(3);
    expect(sections.map(({ parts }) => parts.map(({ questions }) => questions))).toEqual([
      [2, 4],
      [4],
    ]);
    expect(sections[1]?.choose).toEqual({ questions: 3, counted: 'best' });
  });

  it('loses a part without questions', () => {
    const { sections } = without(0, 1);
    expect(sections[0]?.parts).toEqual([NUMERIC]);
    expect(termsOf(without(0, 1), 0).marking).toEqual(NUMERIC.marking);
  });

  it('loses a section without questions, and its time', () => {
    const left = without(0, 1, 2, 3, 4, 5, 6);
    expect(left.sections.map(({ name }) => name)).toEqual(['Second']);
    expect(termsOf(left, 3600).duration).toBe(2400);
  });

  it('never asks for more answers than a section has', () => {
    expect(without(7).sections[1]?.choose?.questions).toBe(3);
    expect(without(7, 9).sections[1]?.choose?.questions).toBe(2);
  });

  it('has one question less for each that leaves, and no more marks', () => {
    fc.assert(
      fc.property(arbitraryProfile, fc.infiniteStream(fc.nat()), (profile, numbers) => {
        const pattern = patternOf(profile);
        const total = profile.totals.questions;
        const gone = new Set([...numbers.take(3)].map((number) => number % total));
        const left = summarizePattern(withoutQuestions(pattern, gone));
        expect(left.sections.reduce((sum, { questions }) => sum + questions, 0)).toBe(
          total - gone.size,
        );
        expect(valueOf(left.marks)).toBeLessThanOrEqual(valueOf(profile.totals.marks));
      }),
    );
  });
});

function valueOf(marks: string): number {
  const [top, bottom = '1'] = marks.split('/');
  return Number(top) / Number(bottom);
}
