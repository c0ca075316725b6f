import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { idOf, startSystem, progress, type Answer, type TestSystem, type Student } from './app.js';
import { answers, buildPaper } from './builders.js';
import { rowOf } from './rows.js';

const DURATION = 600;

/** What each call answers at an instant, in seconds from the deadline. */
interface Instant {
  readonly offset: number;
  readonly isTaken: boolean;
  readonly remaining: number;
  readonly timeSpent: number;
}

const INSTANTS: readonly Instant[] = [
  { offset: -2, isTaken: true, remaining: 2, timeSpent: 598 },
  { offset: 0, isTaken: true, remaining: 0, timeSpent: 600 },
  { offset: 59, isTaken: true, remaining: 0, timeSpent: 600 },
  { offset: 60, isTaken: true, remaining: 0, timeSpent: 600 },
  { offset: 60.001, isTaken: false, remaining: 0, timeSpent: 600 },
  { offset: 61, isTaken: false, remaining: 0, timeSpent: 600 },
];

describe.each(INSTANTS)(
  'at the deadline $offset s',
  ({ offset, isTaken, remaining, timeSpent }) => {
    let system: TestSystem;
    beforeAll(async () => {
      system = await startSystem(2);
    });
    afterAll(() => system.close());

    /** An attempt with two right answers saved midway, at that instant. */
    async function arrive() {
      const paper = system.catalogue.publish(buildPaper({ duration: DURATION }));
      const student = await system.student();
      const started = await student.post(`/tests/${paper.testId}/start`);
      const attemptId = idOf(started);
      system.clock.advance(100);
      await student.put(`/tests/${attemptId}/progress`, progress(answers(paper, { right: 2 })));
      system.clock.advance(DURATION - 100 + offset);
      return { paper, student, attemptId };
    }

    const resultsOf = (student: Student, attemptId: string): Promise<Answer> =>
      student.get(`/api/test/results/${attemptId}`);

    it(
      isTaken ? 'start goes on with the attempt' : 'start grades it and opens a new one',
      async () => {
        const { paper, student, attemptId } = await arrive();
        const again = await student.post(`/tests/${paper.testId}/start`);
        if (isTaken) {
          expect(again).toMatchObject({
            status: 200,
            body: { attemptId, resumed: true, revision: 1, remainingSeconds: remaining },
          });
          expect(again.body['responses']).toHaveLength(2);
          expect((await resultsOf(student, attemptId)).status).toBe(409);
        } else {
          expect(again).toMatchObject({
            status: 201,
            body: { resumed: false, revision: 0, remainingSeconds: DURATION },
          });
          expect(idOf(again)).not.toBe(attemptId);
          const { body } = await resultsOf(student, attemptId);
          expect(body['testAttempt']).toMatchObject({
            state: 'expired',
            correctAnswers: 2,
            timeSpent,
          });
        }
      },
    );

    it(isTaken ? 'a save is taken' : 'a save is refused and changes nothing', async () => {
      const { paper, student, attemptId } = await arrive();
      const before = await rowOf(system, attemptId);
      for (const id of [attemptId, paper.testId]) {
        const save = await student.put(
          `/tests/${id}/progress`,
          progress(answers(paper, { right: 4 })),
        );
        if (isTaken) {
          expect(save).toMatchObject({ status: 200, body: { remainingSeconds: remaining } });
        } else {
          expect(save).toMatchObject({ status: 410, body: { code: 'attempt_over' } });
          expect(await rowOf(system, attemptId)).toEqual(before);
        }
      }
    });

    it(`a submit is ${isTaken ? 'taken with its answers' : 'an expiry without them'}`, async () => {
      const { paper, student, attemptId } = await arrive();
      const startedAt = Number((await rowOf(system, attemptId))['started_at']);
      const submitted = await student.post(`/tests/${attemptId}/submit`, {
        responses: answers(paper, { right: 5 }),
      });
      const state = isTaken ? 'submitted' : 'expired';
      const finishedAt = new Date(startedAt + timeSpent * 1000).toISOString();
      expect(submitted).toMatchObject({
        status: 200,
        body: { state, finishedAt, answersMissed: !isTaken },
      });
      const { body } = await resultsOf(student, attemptId);
      const correctAnswers = isTaken ? 5 : 2;
      expect(body['testAttempt']).toMatchObject({ state, correctAnswers, timeSpent, finishedAt });
    });

    it(isTaken ? 'the sweepers leave it alone' : 'the sweepers grade it, once', async () => {
      await system.sweep();
      const { student, attemptId } = await arrive();
      const before = await rowOf(system, attemptId);
      expect(await system.sweep()).toBe(isTaken ? 0 : 1);
      if (isTaken) {
        expect(await rowOf(system, attemptId)).toEqual(before);
      } else {
        const { body } = await resultsOf(student, attemptId);
        expect(body['testAttempt']).toMatchObject({
          state: 'expired',
          correctAnswers: 2,
          timeSpent,
        });
        expect(await system.sweep()).toBe(0);
      }
    });

    it(
      isTaken ? 'results are not there yet' : 'results are asked for and it is graded',
      async () => {
        const { student, attemptId } = await arrive();
        const results = await resultsOf(student, attemptId);
        if (isTaken) {
          expect(results).toMatchObject({ status: 409, body: { code: 'attempt_in_progress' } });
          expect(JSON.stringify(results.body)).not.toMatch(/explanation|correctAnswer/);
        } else {
          expect(results.body['testAttempt']).toMatchObject({
            state: 'expired',
            correctAnswers: 2,
          });
        }
      },
    );

    it(`the paper shown is ${isTaken ? 'the attempt’s own' : 'the newest'}`, async () => {
      const { paper, student } = await arrive();
      system.catalogue.publish({ ...paper, version: 2, title: 'Second edition' });
      const { body } = await student.get(`/tests/${paper.testId}`);
      expect(body['title']).toBe(isTaken ? paper.title : 'Second edition');
    });
  },
);
