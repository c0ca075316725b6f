import { systemIds } from '@abhyas/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PaperSnapshot } from '../src/papers/paper-snapshot.schema.js';
import { AttemptsRepository } from '../src/taking/attempts.repository.js';
import {
  idOf,
  progress,
  startSystem,
  type Student,
  type TestResponse,
  type TestSystem,
} from './app.js';
import { answers, buildPaper } from './builders.js';
import { countRows, rowOf } from './rows.js';

const ROUNDS = 8;

describe('races of one student, over two replicas', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startSystem(2);
  });
  afterAll(() => system.close());

  async function startAttempt(paper: PaperSnapshot = buildPaper(), student?: Student) {
    system.catalogue.publish(paper);
    const participant = student ?? (await system.student());
    const attemptId = idOf(await participant.post(`/tests/${paper.testId}/start`));
    return { paper, student: participant, attemptId };
  }

  const saveOf = (paper: PaperSnapshot, index: number, more: { revision?: number } = {}) => {
    const question = paper.questions[index];
    const answer = {
      questionId: question?.id,
      selectedOption: question?.correct,
      timeSpent: 1,
    };
    return progress([answer], more);
  };

  /** Checks what must exist once for each finished attempt, or once for each test. */
  async function expectOneOfEach(
    { student, paper }: { student: Student; paper: PaperSnapshot },
    finished = 1,
  ): Promise<void> {
    const of = { user_id: student.id, test_id: paper.testId };
    const subjects = new Set(paper.questions.map(({ subject }) => subject)).size;
    expect(await countRows(system, 'ranking_entries', of)).toBe(1);
    expect(await countRows(system, 'subject_results', of)).toBe(finished * subjects);
    expect(await countRows(system, 'attempts', { ...of, is_first: '1' })).toBe(1);
    const history = await student.get('/api/user/test-history');
    expect(history.body['totalTests']).toBe(finished);
    const first = await countRows(system, 'achievements', {
      user_id: student.id,
      achievement_id: 'first-test',
    });
    expect(first).toBe(1);
    const results = await student.get(`/tests/${paper.testId}/results`);
    expect(results.body['testAttempt']).toMatchObject({ takers: 1, rank: 1, percentile: 100 });
  }

  it('start × start: one attempt, and all requests get it', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const paper = system.catalogue.publish(buildPaper());
      const student = await system.student();
      const starts = await Promise.all(
        Array.from({ length: 6 }, () => student.post(`/tests/${paper.testId}/start`)),
      );
      expect(statusesOf(starts)).toEqual([200, 200, 200, 200, 200, 201]);
      expect(new Set(starts.map(idOf)).size).toBe(1);
      const of = { user_id: student.id, test_id: paper.testId };
      expect(await countRows(system, 'attempts', of)).toBe(1);
    }
  });

  it('save × save of one revision: one is stored, the other gets the stored state', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { paper, student, attemptId } = await startAttempt();
      const saves = await Promise.all(
        [0, 1, 2, 3].map((index) =>
          student.put(`/tests/${attemptId}/progress`, saveOf(paper, index, { revision: 7 })),
        ),
      );
      expect(statusesOf(saves)).toEqual([200, 409, 409, 409]);
      const taken = saves.findIndex(({ status }) => status === 200);
      for (const { body } of saves.filter(({ status }) => status === 409)) {
        const answered = [...(body['current']?.['responses'] ?? [])].filter(
          (one) => typeof one['selectedOption'] === 'number',
        );
        expect(answered.map((one) => one['questionId'])).toEqual([paper.questions[taken]?.id]);
        expect(body['current']).toMatchObject({ revision: 7 });
      }
    }
  });

  it('save × submit: acknowledged saves are graded, later ones are refused', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const paper = buildPaper({ size: 12 });
      const { student, attemptId } = await startAttempt(paper);
      const path = `/tests/${attemptId}/progress`;
      await student.put(path, saveOf(paper, 0));
      const saving = paper.questions
        .slice(1)
        .map((_, index) => student.put(path, saveOf(paper, index + 1)));
      const submitting = student.post(`/tests/${attemptId}/submit`);
      const saves = await Promise.all(saving);
      expect((await submitting).body).toMatchObject({ success: true, state: 'submitted' });
      const { body } = await student.get(`/api/test/results/${attemptId}`);
      const graded = [...(body['detailedResults'] ?? [])].map((one) => one['isCorrect']);
      expect(graded).toEqual([true, ...saves.map(({ status }) => status === 200)]);
      for (const { status, body: refusal } of saves) {
        if (status !== 200) expect([status, refusal['code']]).toEqual([409, 'attempt_finished']);
      }
      await expectOneOfEach({ student, paper });
    }
  });

  it('submit × submit: one grading, the same response', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { student, paper, attemptId } = await startAttempt();
      const rights = [1, 2, 3, 4];
      const submits = await Promise.all(
        rights.map((right) =>
          student.post(`/tests/${attemptId}/submit`, { responses: answers(paper, { right }) }),
        ),
      );
      expect(statusesOf(submits)).toEqual([200, 200, 200, 200]);
      const results = await student.get(`/api/test/results/${attemptId}`);
      const graded = Number(results.body['testAttempt']?.['correctAnswers']);
      // A later submit with more answers gets a response that says they were missed.
      expect(submits.map(({ body }) => body['answersMissed'])).toEqual(
        rights.map((right) => right > graded),
      );
      expect(new Set(submits.map(({ body }) => body['finishedAt'])).size).toBe(1);
      await expectOneOfEach({ student, paper });
    }
  });

  it('submit × submit of several tests: achievements that they earn together are unlocked', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const student = await system.student();
      const papers = Array.from({ length: 5 }, () => buildPaper({ size: 18 }));
      const started = await Promise.all(papers.map((paper) => startAttempt(paper, student)));
      await Promise.all(
        started.map(({ paper, attemptId }) =>
          student.post(`/tests/${attemptId}/submit`, { responses: answers(paper, { right: 18 }) }),
        ),
      );
      // 30 answers in each of the three subjects, 6 per test.
      const unlocked = [...(await student.get('/api/user/achievements')).body].filter(
        (one) => one['unlocked'],
      );
      expect(unlocked.map((one) => one['id'])).toContain('subject-master');
      const again = (await student.get('/api/user/achievements')).body;
      expect([...again].filter((one) => one['unlocked'])).toEqual(unlocked);
    }
  });

  it('submit × sweeper × sweeper × results × start after the grace time: one expiry, one new attempt', async () => {
    await system.sweep();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { student, paper, attemptId } = await startAttempt();
      await student.put(`/tests/${attemptId}/progress`, saveOf(paper, 0));
      system.clock.advance(661);
      const [submits, , results, starts] = await Promise.all([
        Promise.all(
          [1, 2].map(() =>
            student.post(`/tests/${attemptId}/submit`, { responses: answers(paper, { right: 6 }) }),
          ),
        ),
        Promise.all([system.sweep(), system.sweep()]),
        student.get(`/api/test/results/${attemptId}`),
        Promise.all([1, 2].map(() => student.post(`/tests/${paper.testId}/start`))),
      ]);
      expect(submits.map(({ status, body }) => [status, body['state']])).toEqual([
        [200, 'expired'],
        [200, 'expired'],
      ]);
      expect(results.body['testAttempt']).toMatchObject({ state: 'expired', correctAnswers: 1 });
      expect(statusesOf(starts)).toEqual([200, 201]);
      expect(new Set(starts.map(idOf)).size).toBe(1);
      expect(starts.map(idOf)).not.toContain(attemptId);
      await expectOneOfEach({ student, paper });
      await student.post(`/tests/${paper.testId}/submit`);
    }
  });

  it('sweeper × sweeper × save at the last instant: stored and graded, or refused', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { student, paper, attemptId } = await startAttempt();
      await student.put(`/tests/${attemptId}/progress`, saveOf(paper, 1));
      system.clock.advance(660);
      const saving = student.put(`/tests/${attemptId}/progress`, saveOf(paper, 0));
      system.clock.advance(1);
      const [save] = await Promise.all([saving, system.sweep(), system.sweep()]);
      await system.sweep();
      const { body } = await student.get(`/api/test/results/${attemptId}`);
      expect([200, 410]).toContain(save.status);
      expect(body['testAttempt']).toMatchObject({
        state: 'expired',
        correctAnswers: save.status === 200 ? 2 : 1,
      });
      await expectOneOfEach({ student, paper });
    }
  });

  it('retake × start in the database: a deadlock counts as an attempt that is already open', async () => {
    const repositories = system.replicas.map(({ app }) => app.get(AttemptsRepository));
    const { student, attemptId } = await startAttempt();
    const attempt = await repositories[0]?.findOwn(student.id, attemptId);
    if (!attempt) throw new Error('It was just started.');
    for (let round = 0; round < 200; round += 1) {
      const of = { ...attempt, id: systemIds.uuid(), userId: systemIds.uuid() };
      expect(await repositories[0]?.insertIfNoneOpen(of)).toBe(true);
      await system.database.query(
        "UPDATE attempts SET state = 'submitted', finished_at = deadline_at WHERE id = ?",
        [of.id],
      );
      const opened = await Promise.all(
        [...repositories, ...repositories, ...repositories].map((repository) =>
          repository.insertIfNoneOpen({ ...of, id: systemIds.uuid() }),
        ),
      );
      expect(opened.filter(Boolean)).toHaveLength(1);
    }
  });

  it('retake × start: one new attempt, the finished one unchanged', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { student, paper, attemptId } = await startAttempt();
      await student.post(`/tests/${attemptId}/submit`, { responses: answers(paper, { right: 2 }) });
      const before = await rowOf(system, attemptId);
      const starts = await Promise.all(
        Array.from({ length: 5 }, () => student.post(`/tests/${paper.testId}/start`)),
      );
      expect(statusesOf(starts)).toEqual([200, 200, 200, 200, 201]);
      expect(new Set(starts.map(idOf)).size).toBe(1);
      expect(await rowOf(system, attemptId)).toEqual(before);
      await student.post(`/tests/${paper.testId}/submit`, {
        responses: answers(paper, { right: 6 }),
      });
      const of = { user_id: student.id, test_id: paper.testId };
      expect(await countRows(system, 'attempts', of)).toBe(2);
      expect(await rowOf(system, attemptId)).toEqual(before);
      const entries = await system.database.query<{ id: string }[]>(
        'SELECT attempt_id AS id FROM ranking_entries WHERE test_id = ? AND user_id = ?',
        [paper.testId, student.id],
      );
      expect(entries).toEqual([{ id: attemptId }]);
    }
  });

  it('submit × start: start resumes the submitted attempt, or opens a new one', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { student, paper, attemptId } = await startAttempt();
      const [submitted, ...starts] = await Promise.all([
        student.post(`/tests/${attemptId}/submit`, { responses: answers(paper, { right: 1 }) }),
        ...[1, 2, 3].map(() => student.post(`/tests/${paper.testId}/start`)),
      ]);
      expect(submitted.body).toMatchObject({ attemptId, state: 'submitted' });
      for (const start of starts) {
        expect([200, 201]).toContain(start.status);
        if (start.status === 201) expect(idOf(start)).not.toBe(attemptId);
      }
      const created = starts.filter(({ status }) => status === 201);
      expect(created.length).toBeLessThanOrEqual(1);
      const of = { user_id: student.id, test_id: paper.testId };
      expect(await countRows(system, 'attempts', of)).toBe(1 + created.length);
      await expectOneOfEach({ student, paper });
    }
  });

  it('many submits in parallel unlock each achievement once', async () => {
    const student = await system.student();
    const started = await Promise.all(
      Array.from({ length: 6 }, () => startAttempt(buildPaper(), student)),
    );
    await Promise.all(
      started.map(({ attemptId, paper }) =>
        student.post(`/tests/${attemptId}/submit`, { responses: answers(paper, { right: 6 }) }),
      ),
    );
    const rows = await system.database.query<{ achievement: string; n: string }[]>(
      `SELECT achievement_id AS achievement, COUNT(*) AS n FROM achievements
        WHERE user_id = ? GROUP BY achievement_id`,
      [student.id],
    );
    expect(rows.map(({ achievement }) => achievement)).toContain('first-test');
    expect(rows.map(({ n }) => Number(n))).toEqual(rows.map(() => 1));
    expect(await countRows(system, 'ranking_entries', { user_id: student.id })).toBe(6);
    expect((await student.get('/api/user/test-history')).body['totalTests']).toBe(6);
  });

  it('a client that repeats every call gets the same result as one that does not', async () => {
    const paper = system.catalogue.publish(buildPaper());
    const [plain, stubborn] = [await system.student(), await system.student()];
    const figures = async (student: Student, times: number) => {
      const again = async (call: () => Promise<TestResponse>) => {
        const all: TestResponse[] = [];
        for (let time = 0; time < times; time += 1) all.push(await call());
        return all;
      };
      const starts = await again(() => student.post(`/tests/${paper.testId}/start`));
      const id = idOf(starts[0] ?? { body: '' as never });
      expect(new Set(starts.map(idOf))).toEqual(new Set([id]));
      for (const index of [0, 1, 2]) {
        await again(() => student.put(`/tests/${id}/progress`, saveOf(paper, index)));
      }
      await again(() => student.post(`/tests/${id}/submit`));
      const { body } = await student.get(`/api/test/results/${id}`);
      return [
        body['testAttempt']?.['score'],
        body['testAttempt']?.['state'],
        body['detailedResults'],
      ];
    };
    expect(await figures(stubborn, 3)).toEqual(await figures(plain, 1));
  });
});

function statusesOf(calls: readonly TestResponse[]): number[] {
  return calls.map(({ status }) => status).toSorted((a, b) => a - b);
}
