import { systemIds } from '@abhyas/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PapersRepository } from '../src/papers/papers.repository.js';
import type { StudentRanking } from '../src/rankings/rankings.repository.js';
import { RankingsService } from '../src/rankings/rankings.service.js';
import { startSystem, type TestSystem } from './app.js';
import { buildPaper } from './builders.js';

// Each run compares many students, on a machine that may be busy.

const SUBJECTS = ['Physics', 'Chemistry: organic'];
const QUESTIONS = 4;

/** A first finished attempt: right answers in each subject. */
interface Taken {
  attemptId: string;
  student: string;
  test: string;
  correct: readonly number[];
}

/** Right answers by subject, or null where the student did not take the test. */
const population = fc.array(
  fc.array(fc.option(fc.tuple(fc.nat(QUESTIONS), fc.nat(QUESTIONS)), { nil: null, freq: 3 }), {
    minLength: 3,
    maxLength: 3,
  }),
  { minLength: 1, maxLength: 9 },
);

const sumOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0);
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

describe('rankings compared with their definitions', () => {
  let system: TestSystem;
  const everything: Taken[] = [];

  beforeAll(async () => {
    system = await startSystem(2);
  });
  afterAll(() => system.close());

  /** Inserts finished attempts as grading does, many at once. */
  async function enter(
    given: readonly (readonly (readonly number[] | null)[])[],
  ): Promise<Taken[]> {
    const tests = [0, 1, 2].map(() => buildPaper({ size: QUESTIONS * SUBJECTS.length }));
    const papers = system.replicas[0]?.app.get(PapersRepository);
    for (const test of tests) await papers?.store(test, system.clock.now());
    const taken = given.flatMap((student) => {
      const id = systemIds.uuid();
      return student.flatMap((correct, index) => {
        const test = tests[index]?.testId ?? '';
        return correct ? [{ attemptId: systemIds.uuid(), student: id, test, correct }] : [];
      });
    });
    for (const one of taken) await enterOne(one);
    return taken;
  }

  async function enterOne({ attemptId, student, test, correct }: Taken): Promise<void> {
    const right = sumOf(correct);
    const now = system.clock.now();
    const total = QUESTIONS * SUBJECTS.length;
    await system.database.transaction(async (manager) => {
      await manager.query(
        `INSERT INTO attempts (id, user_id, test_id, exam_id, paper_version, question_count,
            duration_seconds, marking_correct, marking_wrong, started_at, deadline_at, state,
            responses, finished_at, elapsed_seconds, answered, correct_answers, marks, max_marks,
            rank_value, is_first)
          VALUES (?, ?, ?, ?, 1, ?, 600, '1', '0', ?, ?, 'submitted', ?, ?, 0, ?, ?, ?, ?, ?, 1)`,
        [
          ...[attemptId, student, test, systemIds.uuid(), total, now, now],
          ...[Buffer.from([1, ...new Uint8Array(8 * total)]), now, total, right],
          ...[String(right), String(total), right / total],
        ],
      );
      await manager.query(
        'INSERT INTO ranking_entries (test_id, user_id, attempt_id, rank_value) VALUES (?, ?, ?, ?)',
        [test, student, attemptId, right / total],
      );
      for (const [index, subject] of SUBJECTS.entries()) {
        await manager.query(
          `INSERT INTO subject_results
              (attempt_id, subject, user_id, test_id, is_first, total, answered, correct)
            VALUES (?, ?, ?, ?, 1, ?, ?, ?)`,
          [attemptId, subject, student, test, QUESTIONS, QUESTIONS, correct[index]],
        );
      }
    });
  }

  /** Mean percentiles by student, of whole tests or of one subject, computed by counting. */
  function meansBy(valueOf: (one: Taken) => number): Map<string, number> {
    const percentiles = new Map<string, number[]>();
    for (const own of everything) {
      const participants = everything.filter(({ test }) => test === own.test);
      const notHigher = participants.filter((one) => valueOf(one) <= valueOf(own));
      const found = percentiles.get(own.student) ?? [];
      percentiles.set(own.student, [...found, (100 * notHigher.length) / participants.length]);
    }
    return new Map(
      [...percentiles].map(([student, all]) => [student, rounded(sumOf(all) / all.length)]),
    );
  }

  function placeIn(means: ReadonlyMap<string, number>, student: string) {
    const own = means.get(student) ?? 0;
    const better = [...means.values()].filter((mean) => mean > own);
    return { percentile: own, rank: 1 + better.length, students: means.size };
  }

  function expectedOf(students: readonly string[]): StudentRanking[] {
    const overall = meansBy((one) => sumOf(one.correct));
    const bySubject = SUBJECTS.map((_, index) => meansBy((one) => one.correct[index] ?? 0));
    return students.map((student) => ({
      overall: placeIn(overall, student),
      subjects: new Map(
        SUBJECTS.map((subject, index) => [
          subject,
          placeIn(bySubject[index] ?? new Map(), student),
        ]),
      ),
    }));
  }

  async function expectRankings(rankings: RankingsService): Promise<void> {
    const found = await rankings.rankingsOf(
      everything.map(({ attemptId, student, test }) => ({
        id: attemptId,
        userId: student,
        testId: test,
      })),
    );
    for (const own of everything) {
      const participants = everything.filter(({ test }) => test === own.test);
      const higher = participants.filter(
        (participant) => sumOf(participant.correct) > sumOf(own.correct),
      ).length;
      expect(found.get(own.attemptId)).toEqual({
        rank: 1 + higher,
        participants: participants.length,
        percentile:
          Math.floor((10_000 * (participants.length - higher)) / participants.length) / 100,
        isRetake: false,
      });
    }
  }

  it('rank every student overall and in each subject, and every attempt in its test', async () => {
    await fc.assert(
      fc.asyncProperty(population, async (given) => {
        const taken = await enter(given);
        everything.push(...taken);
        const students = [...new Set(everything.map(({ student }) => student))];
        const [one, other] = system.replicas.map(({ app }) => app.get(RankingsService));
        if (!one || !other) throw new Error('The system has two replicas.');
        // Before the sets have the last entries, and after.
        await expectRankings(other);
        const found: StudentRanking[] = [];
        for (const student of students) found.push(await one.studentOf(student));
        expect(found).toEqual(expectedOf(students));
        await expectRankings(other);
      }),
      { numRuns: 12 },
    );
    expect(everything.length).toBeGreaterThan(0);
  });
});
