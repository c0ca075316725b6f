import { systemIds } from '@abhyas/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PaperSnapshot } from '../src/papers/paper-snapshot.schema.js';
import { idOf, progress, startSystem, type Student, type TestSystem } from './app.js';
import { answers, buildPaper } from './builders.js';

describe('what a student has open and taken', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startSystem();
  });
  afterAll(() => system.close());

  async function start(student: Student, paper: PaperSnapshot): Promise<string> {
    system.catalogue.publish(paper);
    return idOf(await student.post(`/tests/${paper.testId}/start`));
  }

  async function take(student: Student, paper: PaperSnapshot, right: number): Promise<string> {
    const attemptId = await start(student, paper);
    system.clock.advance(60);
    await student.post(`/tests/${attemptId}/submit`, { responses: answers(paper, { right }) });
    return attemptId;
  }

  it('lists open attempts, the newest first, with the time left and the answers saved', async () => {
    const student = await system.student();
    expect((await student.get('/api/user/open-attempts')).body).toEqual([]);
    const [first, second] = [buildPaper({ title: 'One' }), buildPaper({ title: 'Two' })];
    const firstId = await start(student, first);
    const startedAt = system.clock.now();
    system.clock.advance(100);
    const secondId = await start(student, second);
    await student.put(`/tests/${firstId}/progress`, progress(answers(first, { right: 2 })));
    const { headers, body } = await student.get('/api/user/open-attempts');
    expect(headers.get('cache-control')).toBe('no-store');
    expect([...body].map((one) => one['attemptId'])).toEqual([secondId, firstId]);
    expect(body[1]).toEqual({
      attemptId: firstId,
      examId: first.exam._id,
      examName: 'SSC CGL',
      testId: first.testId,
      title: 'One',
      category: 'setwise',
      startedAt: startedAt.toISOString(),
      deadline: new Date(startedAt.getTime() + 600_000).toISOString(),
      remainingSeconds: 500,
      answered: 2,
      questions: 6,
    });
  });

  it('leaves out finished attempts, those of others, and those whose deadline has passed', async () => {
    const student = await system.student();
    await start(await system.student(), buildPaper());
    await take(student, buildPaper(), 1);
    const late = buildPaper({ duration: 100 });
    await start(student, late);
    const running = await start(student, buildPaper({ duration: 1000 }));
    system.clock.advance(100);
    const { body } = await student.get('/api/user/open-attempts');
    expect([...body].map((one) => one['attemptId'])).toEqual([running]);
    // The grace for saves goes on, but no time is left to resume.
    const test = await student.get(`/tests/${late.testId}`);
    expect(test.body['openAttempt']).toBeNull();
  });

  it('shows the open attempt with its test, to its student alone', async () => {
    const student = await system.student();
    const paper = system.catalogue.publish(buildPaper());
    expect((await student.get(`/tests/${paper.testId}`)).body['openAttempt']).toBeNull();
    const attemptId = await start(student, paper);
    system.clock.advance(30);
    expect((await student.get(`/tests/${paper.testId}`)).body['openAttempt']).toEqual({
      attemptId,
      deadline: new Date(system.clock.now().getTime() + 570_000).toISOString(),
      remainingSeconds: 570,
    });
    const other = await system.student();
    expect((await other.get(`/tests/${paper.testId}`)).body['openAttempt']).toBeNull();
    await student.post(`/tests/${attemptId}/submit`);
    expect((await student.get(`/tests/${paper.testId}`)).body['openAttempt']).toBeNull();
  });

  it('sums up the attempts of one exam by test', async () => {
    const student = await system.student();
    const exam = { _id: systemIds.uuid(), name: 'RRB NTPC' };
    const [taken, open] = [buildPaper({ exam }), buildPaper({ exam })];
    await take(student, taken, 3);
    await take(await system.student(), taken, 6);
    await take(student, buildPaper(), 6);
    const last = await take(student, taken, 2);
    const finishedAt = system.clock.now().toISOString();
    await start(student, open);
    const { body } = await student.get(`/api/user/attempted-tests?examId=${exam._id}`);
    const none = { lastAttemptId: null, lastScore: null, bestScore: null, finishedAt: null };
    expect(body).toEqual([
      {
        testId: taken.testId,
        attempts: 2,
        open: false,
        lastAttemptId: last,
        lastScore: 33.33,
        bestScore: 50,
        finishedAt,
      },
      { testId: open.testId, attempts: 0, open: true, ...none },
    ]);
    await start(student, taken);
    const again = await student.get(`/api/user/attempted-tests?examId=${exam._id.toUpperCase()}`);
    expect(again.body[0]).toMatchObject({ attempts: 2, open: true, lastScore: 33.33 });
    system.clock.advance(600);
    const later = await student.get(`/api/user/attempted-tests?examId=${exam._id}`);
    expect([...later.body].map((one) => one['testId'])).toEqual([taken.testId]);
    expect(later.body[0]).toMatchObject({ open: false });
  });

  it('refuses an exam id that is none, and knows nothing of an unknown exam', async () => {
    const student = await system.student();
    const unknown = await student.get(`/api/user/attempted-tests?examId=${systemIds.uuid()}`);
    expect(unknown).toMatchObject({ status: 200, body: [] });
    for (const query of ['', '?examId=', '?examId=1', '?examId=x&examId=y', '?examId[]=1']) {
      const refused = await student.get(`/api/user/attempted-tests${query}`);
      expect(refused).toMatchObject({
        status: 400,
        body: { fields: { examId: 'This is not the id of an exam' } },
      });
    }
  });

  it('needs a token', async () => {
    for (const path of ['open-attempts', `attempted-tests?examId=${systemIds.uuid()}`]) {
      const response = await fetch(`${system.replicas[0]?.url}/api/user/${path}`);
      expect(response.status).toBe(401);
    }
  });

  it('reads a list from an index that holds what it needs', async () => {
    const explain = async (sql: string): Promise<Record<string, unknown>[]> =>
      system.database.query<Record<string, unknown>[]>(`EXPLAIN ${sql}`);
    const [finished] = await explain(
      `SELECT id, test_id, finished_at, question_count, correct_answers
         FROM attempts FORCE INDEX (attempts_of_exam)
        WHERE user_id = 'a' AND exam_id = 'b' AND finished_at IS NOT NULL
        ORDER BY finished_at, id`,
    );
    expect(finished).toMatchObject({ key: 'attempts_of_exam', Extra: expect.any(String) });
    expect(String(finished?.['Extra'])).toContain('Using index');
  });
});
