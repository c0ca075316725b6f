import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { weakestSubjects, type ExamSubject } from './weakest-subjects.js';

const subjects = fc.uniqueArray(
  fc
    .record({
      examId: fc.constantFrom('a', 'b', 'c'),
      subject: fc.constantFrom('Algebra', 'English', 'Physics', 'Reasoning'),
      total: fc.integer({ min: 1, max: 60 }),
      rightness: fc.integer({ min: 0, max: 60 }),
    })
    .map(({ examId, subject, total, rightness }): ExamSubject => ({
      ...{ examId, subject, total },
      correct: Math.min(total, rightness),
    })),
  { selector: ({ examId, subject }) => `${examId} ${subject}` },
);

describe('weakestSubjects', () => {
  it('finds for each exam a subject with a wrong answer, than which none is weaker', () => {
    fc.assert(
      fc.property(subjects, (all) => {
        const found = new Map(weakestSubjects(all).map(({ examId, subject }) => [examId, subject]));
        for (const examId of new Set(all.map((one) => one.examId))) {
          const own = all.filter((one) => one.examId === examId);
          const weak = own.filter(({ correct, total }) => correct < total);
          expect(found.has(examId)).toBe(weak.length > 0);
          const weakest = weak.find(({ subject }) => subject === found.get(examId));
          for (const other of weak) {
            expect(other.correct * weakest!.total).toBeGreaterThanOrEqual(
              weakest!.correct * other.total,
            );
          }
        }
      }),
    );
  });

  it('does not depend on the order of the rows', () => {
    fc.assert(
      fc.property(subjects, (all) => {
        expect(weakestSubjects(all.toReversed())).toEqual(weakestSubjects(all));
      }),
    );
  });

  it('is of at most ten exams, those with the most questions first', () => {
    const all = Array.from({ length: 12 }, (_, index) => ({
      ...{ examId: String(index), subject: 'Algebra', correct: 0 },
      total: index + 1,
    }));
    expect(weakestSubjects(all).map(({ examId }) => examId)).toEqual(
      Array.from({ length: 10 }, (_, index) => String(11 - index)),
    );
  });
});
