import { randomUUID } from 'node:crypto';
import { SERVICE_CREDENTIAL_HEADER } from '@abhyas/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PaperSnapshot } from '../src/papers/paper-snapshot.schema.js';
import { RankingsRepository } from '../src/rankings/rankings.repository.js';
import { HistoryService } from '../src/review/history/history.service.js';
import { EarlierAttemptsSweeper } from '../src/taking/earlier-attempts.sweeper.js';
import {
  idOf,
  progress,
  startSystem,
  type Body,
  type Student,
  type TestResponse,
  type TestSystem,
} from './app.js';
import { answers, buildPaper } from './builders.js';

const TABLES = [
  'attempts',
  'ranking_entries',
  'subject_results',
  'achievements',
  'bookmarked_questions',
  'question_reports',
];

const NOTHING = {
  attempts: [],
  achievements: [],
  allowances: [],
  credits: [],
  bookmarks: [],
  questionReports: [],
};

describe('the data of one student', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startSystem(2);
  });
  afterAll(() => system.close());

  async function ask(
    what: 'data' | 'erase',
    body: unknown,
    credential = system.config.SERVICE_CREDENTIAL,
  ): Promise<TestResponse> {
    const response = await fetch(`${system.replicas[0]?.url}/internal/users/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SERVICE_CREDENTIAL_HEADER]: credential },
      body: JSON.stringify(body),
    });
    const { status, headers } = response;
    return { status, headers, body: (await response.json()) as Body };
  }

  const dataOf = async ({ id }: Student): Promise<Body> =>
    (await ask('data', { userId: id, email: 'asha@example.com' })).body;

  async function erase({ id }: Student, email = `${id}@example.com`): Promise<void> {
    const before = system.clock.now().toISOString();
    const response = await ask('erase', { userId: id, email, before });
    expect(response).toMatchObject({ status: 200, body: { success: true } });
  }

  async function start(student: Student, paper: PaperSnapshot): Promise<string> {
    system.catalogue.publish(paper);
    return idOf(await student.post(`/tests/${paper.testId}/start`));
  }

  async function take(student: Student, paper: PaperSnapshot, right: number): Promise<string> {
    const attemptId = await start(student, paper);
    system.clock.advance(60);
    const responses = answers(paper, { right, wrong: 1 });
    await student.post(`/tests/${attemptId}/submit`, { responses });
    return attemptId;
  }

  async function tracesOf(student: Student): Promise<number> {
    const counts = await Promise.all(
      TABLES.map(async (table) => {
        const [row] = await system.database.query<{ n: string }[]>(
          `SELECT COUNT(*) AS n FROM ${table} WHERE user_id = ?`,
          [student.id],
        );
        return Number(row?.n);
      }),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  }

  async function resultOf(student: Student, attemptId: string): Promise<Body> {
    const { testAttempt = {} as Body } = (await student.get(`/tests/${attemptId}/results`)).body;
    return testAttempt;
  }

  async function digestCount(): Promise<number> {
    const [row] = await system.database.query<{ n: string }[]>(
      'SELECT COUNT(*) AS n FROM tests_of_deleted_accounts',
    );
    return Number(row?.n);
  }

  /** Ranking entries and subject results with another student than their attempt. */
  async function strays(): Promise<number> {
    const [row] = await system.database.query<{ n: string }[]>(
      `SELECT (SELECT COUNT(*) FROM ranking_entries e LEFT JOIN attempts a ON a.id = e.attempt_id
                WHERE a.id IS NULL OR a.user_id <> e.user_id)
            + (SELECT COUNT(*) FROM subject_results r LEFT JOIN attempts a ON a.id = r.attempt_id
                WHERE a.id IS NULL OR a.user_id <> r.user_id) AS n`,
    );
    return Number(row?.n);
  }

  it('is exported completely and readably, without the keys of open attempts', async () => {
    const student = await system.student();
    const [done, open] = [buildPaper({ title: 'Done' }), buildPaper({ title: 'Open' })];
    const doneId = await take(student, done, 2);
    const openId = await start(student, open);
    const responses = answers(open, { right: 1 });
    await student.put(`/tests/${openId}/progress`, progress(responses));
    const data = await dataOf(student);
    expect(data['attempts']).toHaveLength(2);
    expect(data['attempts']?.[0]).toMatchObject({
      attemptId: doneId,
      test: { testId: done.testId, title: 'Done', category: 'setwise' },
      exam: { examId: done.exam._id, name: 'SSC CGL' },
      state: 'submitted',
      finishedAt: system.clock.now().toISOString(),
      result: { score: 33.33, questions: 6, answered: 3, correct: 2, marks: '2', seconds: 60 },
    });
    expect(data['attempts']?.[0]?.['answers']).toEqual([
      expect.objectContaining({
        number: 1,
        question: 'What is 0 + 1?',
        answer: '0',
        isCorrect: true,
      }),
      expect.objectContaining({
        number: 2,
        question: 'What is 1 + 1?',
        answer: '2',
        isCorrect: true,
      }),
      expect.objectContaining({ number: 3, isCorrect: false, seconds: 10, marked: false }),
    ]);
    expect(data['attempts']?.[1]).toMatchObject({
      attemptId: openId,
      state: 'in_progress',
      finishedAt: null,
    });
    expect(JSON.stringify(data['attempts']?.[1])).not.toMatch(/isCorrect|result|explanation/);
    expect([...(data['achievements'] ?? [])].map((one) => one['id'])).toEqual(['first-test']);
  });

  it('is empty for a student without attempts, and has no data of others', async () => {
    const someone = await system.student();
    await take(someone, buildPaper(), 1);
    expect(await dataOf(await system.student())).toEqual(NOTHING);
  });

  it('has the bookmarked and the reported questions, and is erased with them', async () => {
    const student = await system.student();
    const paper = buildPaper();
    const attemptId = await take(student, paper, 1);
    const questionId = paper.questions[0]?.id;
    await student.put(`/api/user/bookmarks/${questionId}`, { attemptId, note: 'Look again' });
    await student.put(`/api/user/question-reports/${questionId}`, { attemptId, reason: 'unclear' });
    expect(await dataOf(student)).toMatchObject({
      bookmarks: [{ questionId, question: 'What is 0 + 1?', note: 'Look again' }],
      questionReports: [{ questionId, reason: 'unclear', outcome: null }],
    });
    await erase(student);
    expect(await dataOf(student)).toEqual(NOTHING);
    expect(await tracesOf(student)).toBe(0);
  });

  it('is erased, while the finished attempts still count for the rankings of others', async () => {
    const [leaving, better, worse] = await Promise.all([
      system.student(),
      system.student(),
      system.student(),
    ]);
    const papers = [buildPaper({ size: 10 }), buildPaper({ size: 10 })];
    const ids = new Map<Student, string>();
    for (const paper of papers) {
      await take(leaving, paper, 5);
      ids.set(better, await take(better, paper, 8));
      ids.set(worse, await take(worse, paper, 2));
    }
    await take(leaving, papers[0] ?? buildPaper(), 9);
    const openId = await start(leaving, buildPaper());

    const figuresOf = async (student: Student) =>
      Promise.all(
        [
          `/api/test/results/${ids.get(student)}`,
          '/api/user/performance',
          '/api/user/test-history',
          '/api/user/achievements',
        ].map(async (path) => (await student.get(path)).body),
      );
    const before = [await figuresOf(better), await figuresOf(worse)];
    expect(before[0]?.[0]?.['testAttempt']).toMatchObject({ rank: 1, takers: 3 });
    expect(before[1]?.[0]?.['testAttempt']).toMatchObject({ rank: 3, takers: 3 });

    await erase(leaving);
    expect([await figuresOf(better), await figuresOf(worse)]).toEqual(before);
    expect(await tracesOf(leaving)).toBe(0);
    expect(await strays()).toBe(0);
    expect(await dataOf(leaving)).toEqual(NOTHING);
    expect((await leaving.get(`/tests/${openId}/results`)).status).toBe(404);
    expect((await leaving.put(`/tests/${openId}/progress`, progress([]))).status).toBe(404);

    const owners = await system.database.query<{ userId: string; n: string }[]>(
      `SELECT user_id AS userId, COUNT(*) AS n FROM attempts WHERE test_id IN (?)
        AND user_id NOT IN (?) GROUP BY user_id`,
      [papers.map((paper) => paper.testId), [better.id, worse.id]],
    );
    // One anonymous id for all three attempts, with the version digit of a random UUID.
    expect(owners).toEqual([{ userId: expect.stringMatching(/^.{14}4/), n: expect.anything() }]);
    expect(Number(owners[0]?.n)).toBe(3);
  });

  it('leaves a digest, so that the next account with the address retakes the tests', async () => {
    const email = `${randomUUID()}@example.com`;
    const paper = buildPaper({ size: 10 });
    const other = await system.student();
    const leaving = await system.student(email);
    const otherId = await take(other, paper, 4);
    const firstId = await take(leaving, paper, 5);
    const { rank, takers, percentile } = await resultOf(leaving, firstId);
    const digests = await digestCount();
    await erase(leaving, email);
    await erase(leaving, email);
    expect(await digestCount()).toBe(digests + 1);

    const returning = await system.student(email.toUpperCase());
    const retakeId = await take(returning, paper, 5);
    const retake = await resultOf(returning, retakeId);
    expect(retake).toMatchObject({ isRetake: true, rank, takers, percentile });
    expect(await resultOf(other, otherId)).toMatchObject({ isRetake: false, takers: 2 });
    expect(await resultOf(returning, await take(returning, paper, 9))).toMatchObject({
      isRetake: true,
      rank: 1,
      takers: 2,
    });
    const app = system.replicas[0]?.app;
    const withoutRedis = await app?.get(RankingsRepository).rankingsOf([retakeId]);
    expect(withoutRedis?.get(retakeId)).toEqual({
      isRetake: true,
      rank,
      participants: takers,
      percentile,
    });
    // Taken by this account: listed as such, though no ranking entry is its own.
    const summary = await app?.get(HistoryService).summary(returning.id);
    expect(summary?.takenTestIds).toEqual([paper.testId]);

    await erase(returning, email);
    expect(await digestCount()).toBe(digests + 1);
    const again = await system.student(email);
    expect(await resultOf(again, await take(again, paper, 1))).toMatchObject({
      isRetake: true,
      takers: 2,
    });
    const unrelated = await system.student();
    expect(await resultOf(unrelated, await take(unrelated, paper, 3))).toMatchObject({
      isRetake: false,
      takers: 3,
    });
  });

  it('leaves a digest also of a test that was open, because its questions were seen', async () => {
    const email = `${randomUUID()}@example.com`;
    const paper = buildPaper();
    const leaving = await system.student(email);
    await start(leaving, paper);
    await erase(leaving, email);
    const returning = await system.student(email);
    const result = await resultOf(returning, await take(returning, paper, 2));
    expect(result).toMatchObject({ isRetake: true, rank: 1, takers: 1 });
  });

  it('leaves the digest for a year and not for longer', async () => {
    const email = `${randomUUID()}@example.com`;
    const paper = buildPaper();
    const leaving = await system.student(email);
    await take(leaving, paper, 2);
    await erase(leaving, email);
    const sweep = () => system.replicas[0]?.app.get(EarlierAttemptsSweeper).run();

    system.clock.advance(365 * 86_400);
    await sweep();
    const early = await system.student(email);
    expect(await resultOf(early, await take(early, paper, 3))).toMatchObject({ isRetake: true });

    system.clock.advance(86_400);
    const late = await system.student(email);
    expect(await resultOf(late, await take(late, paper, 3))).toMatchObject({ isRetake: false });
    await sweep();
    expect(await digestCount()).toBe(0);
  });

  it('gets a different anonymous id for every erased student', async () => {
    const paper = buildPaper();
    const leavers = await Promise.all([system.student(), system.student()]);
    for (const leaver of leavers) {
      await take(leaver, paper, 1);
      await erase(leaver);
      await erase(leaver);
    }
    const [row] = await system.database.query<{ n: string }[]>(
      'SELECT COUNT(DISTINCT user_id) AS n FROM ranking_entries WHERE test_id = ?',
      [paper.testId],
    );
    expect(Number(row?.n)).toBe(2);
  });

  it('is erased by the last pass also when a still valid token was used after the first one', async () => {
    const leaving = await system.student();
    const papers = Array.from({ length: 8 }, () => buildPaper({ size: 10 }));
    const ids = await Promise.all(papers.map((paper) => start(leaving, paper)));
    const goOn = papers.map(async (paper, index) => {
      const responses = answers(paper, { right: 5 });
      await leaving.put(`/tests/${ids[index]}/progress`, progress(responses));
      await leaving.post(`/tests/${ids[index]}/submit`, { responses });
      await leaving.post(`/tests/${paper.testId}/start`);
    });
    await Promise.all([erase(leaving), ...goOn, erase(leaving)]);
    expect(await strays()).toBe(0);

    const late = await start(leaving, buildPaper());
    await take(leaving, buildPaper(), 3);
    expect(await tracesOf(leaving)).toBeGreaterThan(0);
    await erase(leaving);
    expect(await tracesOf(leaving)).toBe(0);
    expect(await strays()).toBe(0);
    const save = await leaving.put(`/tests/${late}/progress`, progress([]));
    expect(save.status).toBe(404);
  });

  it.each([
    ['no body', undefined],
    ['no user', { email: 'asha@example.com' }],
    ['a user that is none', { userId: "' OR 1=1 --", email: 'asha@example.com' }],
    ['a list of users', { userId: [], email: 'asha@example.com' }],
    ['no address', { userId: '0193a1c0-0000-7000-8000-000000000001' }],
    [
      'a moment that is none',
      { userId: '0193a1c0-0000-7000-8000-000000000001', email: 'a@b.co', before: 'soon' },
    ],
  ])('is not erased for %s', async (_what, body) => {
    expect((await ask('erase', body)).status).toBe(400);
  });

  it('is exported and erased only for other services', async () => {
    const student = await system.student();
    await take(student, buildPaper(), 1);
    for (const what of ['data', 'erase'] as const) {
      const body = { userId: student.id, email: 'asha@example.com' };
      expect((await ask(what, body, 'guessed')).status).toBe(403);
      expect((await student.post(`/internal/users/${what}`, body)).status).toBe(403);
    }
    expect(await tracesOf(student)).toBeGreaterThan(0);
  });
});
