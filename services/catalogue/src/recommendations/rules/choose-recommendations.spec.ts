import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  chooseRecommendations,
  groupOf,
  type Interests,
  type Recommendable,
} from './choose-recommendations.js';

const EXAMS = ['a', 'b', 'c'];
const CATEGORIES = ['full', 'setwise', 'chapterwise', 'topicwise'];
const SUBJECTS = ['Algebra', 'English', 'Physics'];
const GROUPS = ['target', 'own', 'other'];

function buildTest(testId: string, change: Partial<Recommendable> = {}): Recommendable {
  return {
    testId,
    examId: testId.charAt(0),
    category: 'setwise',
    subjects: SUBJECTS.map((subject) => ({ subject, questions: 20 })),
    position: Number(testId.replace(/\D/g, '')),
    ...change,
  };
}

function chapter(testId: string, subject: string): Recommendable {
  return buildTest(testId, { category: 'chapterwise', subjects: [{ subject, questions: 20 }] });
}

interface Student {
  targets?: string;
  exams?: string;
  taken?: string;
  weakest?: Record<string, string>;
  participants?: Record<string, number>;
}

function choose(tests: Recommendable[], student: Student = {}) {
  return chooseRecommendations(byExam(tests), interestsOf(student)).map(({ test }) => test.testId);
}

const byExam = (tests: readonly Recommendable[]) => Map.groupBy(tests, ({ examId }) => examId);

function interestsOf(student: Student): Interests {
  const { targets = '', exams = '', taken = '', weakest = {}, participants = {} } = student;
  return {
    targetExamIds: new Set(targets.split(' ')),
    examIds: new Set(exams.split(' ')),
    takenTestIds: new Set(taken.split(' ')),
    weakestSubjects: new Map(Object.entries(weakest)),
    participants: new Map(Object.entries(participants)),
  };
}

describe('chooseRecommendations', () => {
  const kinds = (exam: string) =>
    CATEGORIES.map((category, index) => buildTest(`${exam}${index + 1}`, { category }));

  it('recommends one of each kind of the target exam', () => {
    const tests = [...kinds('a'), ...kinds('b'), ...kinds('c')];
    expect(choose(tests, { targets: 'b', exams: 'a' })).toEqual(['b1', 'b2', 'b3', 'b4']);
  });

  it('continues with the student’s exams, then with the others', () => {
    const tests = [...kinds('a'), ...kinds('b').slice(0, 1), ...kinds('c').slice(0, 2)];
    expect(choose(tests, { targets: 'b', exams: 'c' })).toEqual(['b1', 'c2', 'c1', 'a3']);
  });

  it('begins with the weakest subject in that exam, and repeats no subject of a kind', () => {
    const tests = [
      ...['a1', 'a2', 'a3'].map((id) => chapter(id, 'Algebra')),
      ...['a4', 'a5', 'a6'].map((id) => chapter(id, 'English')),
      chapter('a7', 'Physics'),
    ];
    const weakest = { a: 'English', b: 'Algebra' };
    expect(choose(tests, { targets: 'a', weakest })).toEqual(['a4', 'a1', 'a7', 'a5']);
  });

  it('recommends at most two tests about the weakest subject, beside tests of other kinds', () => {
    const ofEnglish = ['sectional', 'chapterwise', 'topicwise'].map((category, index) => ({
      ...chapter(`a${index + 1}`, 'English'),
      category,
    }));
    const tests = [
      ...ofEnglish,
      ...kinds('a')
        .slice(0, 2)
        .map((test, index) => ({ ...test, testId: `a${index + 8}` })),
    ];
    expect(choose(tests, { targets: 'a', weakest: { a: 'English' } })).toEqual([
      'a1',
      'a2',
      'a8',
      'a9',
    ]);
  });

  it('prefers the tests with most participants', () => {
    const tests = [1, 2, 3].map((number) => buildTest(`a${number}`));
    expect(choose(tests, { participants: { a2: 5, a3: 9 } })).toEqual(['a3', 'a2', 'a1']);
  });

  it('takes turns among exams for a student without a history', () => {
    const tests = ['a1', 'a2', 'b1', 'b2', 'c1'].map((id) => buildTest(id));
    expect(choose(tests)).toEqual(['a1', 'b1', 'c1', 'a2']);
  });
});

describe('all recommendations', () => {
  const tests = fc
    .array(
      fc.record({
        examId: fc.constantFrom(...EXAMS),
        category: fc.constantFrom(...CATEGORIES),
        subjects: fc
          .subarray(SUBJECTS, { minLength: 1 })
          .map((names) => names.map((subject) => ({ subject, questions: 10 }))),
      }),
      { maxLength: 24 },
    )
    .map((all): Recommendable[] =>
      all.map((test, position) => ({ ...test, testId: `${test.examId}${position}`, position })),
    );
  const students = tests.chain((all) => {
    const ids = all.map(({ testId }) => testId);
    return fc.record({
      tests: fc.constant(all),
      interests: fc.record({
        targetExamIds: fc.subarray(EXAMS).map((exams) => new Set(exams)),
        examIds: fc.subarray(EXAMS).map((exams) => new Set(exams)),
        takenTestIds: fc.subarray(ids).map((taken) => new Set(taken)),
        weakestSubjects: fc
          .dictionary(fc.constantFrom(...EXAMS), fc.constantFrom(...SUBJECTS))
          .map((weakest) => new Map(Object.entries(weakest))),
        participants: fc
          .array(fc.nat({ max: 3 }), { minLength: ids.length, maxLength: ids.length })
          .map((counts) => new Map(ids.map((id, index) => [id, counts[index] ?? 0]))),
      }),
    });
  });

  /** Calls `check` with each chosen test, what was chosen before it, and what else could have been. */
  function forEachChosen(
    check: (step: {
      chosen: Recommendable;
      before: readonly Recommendable[];
      others: readonly Recommendable[];
      interests: Interests;
    }) => void,
  ): void {
    fc.assert(
      fc.property(students, ({ tests: all, interests }) => {
        const chosen = chooseRecommendations(byExam(all), interests).map(({ test }) => test);
        for (const [index, test] of chosen.entries()) {
          const others = all.filter(
            (other) =>
              !interests.takenTestIds.has(other.testId) &&
              !chosen.slice(0, index + 1).includes(other),
          );
          check({ chosen: test, before: chosen.slice(0, index), others, interests });
        }
      }),
    );
  }

  const rank = (test: Recommendable, interests: Interests) =>
    GROUPS.indexOf(groupOf(test.examId, interests));
  const ofKind = (tests: readonly Recommendable[], category: string) =>
    tests.filter((test) => test.category === category).length;
  const weakShare = ({ examId, subjects }: Recommendable, { weakestSubjects }: Interests) =>
    subjects.some(({ subject }) => subject === weakestSubjects.get(examId))
      ? 1 / subjects.length
      : 0;

  it('are four different tests that were not taken, or all there are', () => {
    fc.assert(
      fc.property(students, ({ tests: all, interests }) => {
        const chosen = chooseRecommendations(byExam(all), interests).map(({ test }) => test);
        const untaken = all.filter(({ testId }) => !interests.takenTestIds.has(testId));
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(chosen).toHaveLength(Math.min(4, untaken.length));
        expect(chosen.filter((test) => !untaken.includes(test))).toEqual([]);
      }),
    );
  });

  it('are of target exams first, then of the student’s, then of the others', () => {
    forEachChosen(({ chosen, others, interests }) => {
      for (const other of others) {
        expect(rank(other, interests)).toBeGreaterThanOrEqual(rank(chosen, interests));
      }
    });
  });

  it('repeat a kind only after one of each kind that the same exams have', () => {
    forEachChosen(({ chosen, before, others, interests }) => {
      for (const other of others) {
        if (rank(other, interests) !== rank(chosen, interests)) continue;
        expect(ofKind(before, other.category)).toBeGreaterThanOrEqual(
          ofKind(before, chosen.category),
        );
      }
    });
  });

  it('are at most two about one subject, unless kinds would repeat', () => {
    const isFull = (test: Recommendable, before: readonly Recommendable[]) => {
      const [first, ...more] = test.subjects;
      const ofSubject = before.filter(
        ({ subjects }) => subjects.length === 1 && subjects[0]?.subject === first?.subject,
      );
      return more.length === 0 && ofSubject.length >= 2;
    };
    forEachChosen(({ chosen, before, others, interests }) => {
      if (!isFull(chosen, before)) return;
      for (const other of others) {
        if (rank(other, interests) !== rank(chosen, interests)) continue;
        const isOfRepeatedKind = ofKind(before, other.category) > ofKind(before, chosen.category);
        expect(isOfRepeatedKind || isFull(other, before)).toBe(true);
      }
    });
  });

  it('have most of the weakest subject, then most participants, among tests alike', () => {
    forEachChosen(({ chosen, before, others, interests }) => {
      if (before.length > 0) return;
      for (const other of others) {
        if (rank(other, interests) !== rank(chosen, interests)) continue;
        const difference = weakShare(chosen, interests) - weakShare(other, interests);
        expect(difference).toBeGreaterThanOrEqual(0);
        if (difference > 0) continue;
        expect(interests.participants.get(chosen.testId)).toBeGreaterThanOrEqual(
          interests.participants.get(other.testId) ?? 0,
        );
      }
    });
    forEachChosen(({ chosen, others, interests }) => {
      for (const other of others) {
        const isAlike =
          other.examId === chosen.examId &&
          other.category === chosen.category &&
          JSON.stringify(other.subjects) === JSON.stringify(chosen.subjects);
        if (!isAlike) continue;
        expect(interests.participants.get(chosen.testId)).toBeGreaterThanOrEqual(
          interests.participants.get(other.testId) ?? 0,
        );
      }
    });
  });
});
