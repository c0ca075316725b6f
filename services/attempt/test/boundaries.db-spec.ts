import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  idOf,
  progress,
  startSystem,
  type Student,
  type TestResponse,
  type TestSystem,
} from './app.js';
import { answers, buildPaper } from './builders.js';
import { rowOf } from './rows.js';

const DURATION = 600;

/** The response of each call at an instant, in seconds from the deadline. */
interface Instant {
  readonly offset: number;
  readonly isAccepted: boolean;
  readonly remaining: number;
  readonly timeSpent: number;
}

const INSTANTS: readonly Instant[] = [
  { offset: -2, isAccepted: true, remaining: 2, timeSpent: 598 },
  { offset: 0, isAccepted: true, remaining: 0, timeSpent: 600 },
  { offset: 59, isAccepted: true, remaining: 0, timeSpent: 600 },
  { offset: 60, isAccepted: true, remaining: 0, timeSpent: 600 },
  { offset: 60.001, isAccepted: false, remaining: 0, timeSpent: 600 },
  { offset: 61, isAccepted: false, remaining: 0, timeSpent: 600 },
];

describe.each(INSTANTS)(
  'at the deadline $offset s',
  ({ offset, isAccepted, remaining, timeSpent }) => {
    let system: TestSystem;
    beforeAll(async () => {
      system = await startSystem(2);
    });
    afterAll(() => system.close());

    /** An attempt at that instant, with two right answers that were saved midway. */
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

    const resultsOf = (student: Student, attemptId: string): Promise<TestResponse> =>
      student.get(`/api/test/results/${attemptId}`);

    it(
      isAccepted ? 'start resumes the attempt' : 'start grades it and opens a new one',
      async () => {
        const { paper, student, attemptId } = await arrive();
        const again = await student.post(`/tests/${paper.testId}/start`);
        if (isAccepted) {
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

    it(isAccepted ? 'a save is accepted' : 'a save is refused and changes nothing', async () => {
      const { paper, student, attemptId } = await arrive();
      const before = await rowOf(system, attemptId);
      for (const id of [attemptId, paper.testId]) {
        const save = await student.put(
          `/tests/${id}/progress`,
          progress(answers(paper, { right: 4 })),
        );
        if (isAccepted) {
          expect(save).toMatchObject({ status: 200, body: { remainingSeconds: remaining } });
        } else {
          expect(save).toMatchObject({ status: 410, body: { code: 'attempt_over' } });
          expect(await rowOf(system, attemptId)).toEqual(before);
        }
      }
    });

    it(`a submit is ${isAccepted ? 'graded with its answers' : 'an expiry without them'}`, async () => {
      const { paper, student, attemptId } = await arrive();
      const startedAt = Number((await rowOf(system, attemptId))['started_at']);
      const submitted = await student.post(`/tests/${attemptId}/submit`, {
        responses: answers(paper, { right: 5 }),
      });
      const state = isAccepted ? 'submitted' : 'expired';
      const finishedAt = new Date(startedAt + timeSpent * 1000).toISOString();
      expect(submitted).toMatchObject({
        status: 200,
        body: { state, finishedAt, answersMissed: !isAccepted },
      });
      const { body } = await resultsOf(student, attemptId);
      const correctAnswers = isAccepted ? 5 : 2;
      expect(body['testAttempt']).toMatchObject({ state, correctAnswers, timeSpent, finishedAt });
    });

    it(isAccepted ? 'the sweepers skip it' : 'the sweepers grade it, once', async () => {
      await system.sweep();
      const { student, attemptId } = await arrive();
      const before = await rowOf(system, attemptId);
      expect(await system.sweep()).toBe(isAccepted ? 0 : 1);
      if (isAccepted) {
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

    it(isAccepted ? 'there are no results yet' : 'a request for results grades it', async () => {
      const { student, attemptId } = await arrive();
      const results = await resultsOf(student, attemptId);
      if (isAccepted) {
        expect(results).toMatchObject({ status: 409, body: { code: 'attempt_in_progress' } });
        expect(JSON.stringify(results.body)).not.toMatch(/explanation|correctAnswer/);
      } else {
        expect(results.body['testAttempt']).toMatchObject({
          state: 'expired',
          correctAnswers: 2,
        });
      }
    });

    it(`the paper shown is ${isAccepted ? 'the attempt’s own' : 'the newest'}`, async () => {
      const { paper, student } = await arrive();
      system.catalogue.publish({ ...paper, version: 2, title: 'Second edition' });
      const { body } = await student.get(`/tests/${paper.testId}`);
      expect(body['title']).toBe(isAccepted ? paper.title : 'Second edition');
    });
  },
);
