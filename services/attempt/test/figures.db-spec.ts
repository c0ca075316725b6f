import { SERVICE_CREDENTIAL_HEADER, systemIds } from '@abhyas/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PaperSnapshot } from '../src/papers/paper-snapshot.schema.js';
import { idOf, startSystem, type Body, type Student, type TestSystem } from './app.js';
import { answers, buildPaper } from './builders.js';

const DAY_SECONDS = 86_400;

const EMPTY_OVERALL = {
  ...{ percentile: 0, accuracy: 0, speed: 0, rank: null, students: 0 },
  ...{ ranked: false, testsFinished: 0, minTests: 3, minParticipants: 20 },
};

describe('history, performance and achievements', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startSystem();
  });
  afterAll(() => system.close());

  async function take(
    student: Student,
    paper: PaperSnapshot,
    counts: { right: number; wrong?: number },
    seconds = 60,
  ): Promise<string> {
    system.catalogue.publish(paper);
    const attemptId = idOf(await student.post(`/tests/${paper.testId}/start`));
    system.clock.advance(seconds);
    await student.post(`/tests/${attemptId}/submit`, { responses: answers(paper, counts) });
    return attemptId;
  }

  function requestSummary(userId: string): Promise<Response> {
    return fetch(`${system.replicas[0]?.url}/internal/users/${userId}/summary`, {
      headers: { [SERVICE_CREDENTIAL_HEADER]: system.config.SERVICE_CREDENTIAL },
    });
  }

  async function summaryOf(student: Student): Promise<Body> {
    return (await (await requestSummary(student.id)).json()) as Body;
  }

  async function unlocked(student: Student): Promise<Map<string, string>> {
    const { body } = await student.get('/api/user/achievements');
    return new Map(
      [...body]
        .filter((one) => one['unlocked'])
        .map((one) => [String(one['id']), String(one['date'])]),
    );
  }

  it('are empty before the first test', async () => {
    const student = await system.student();
    expect((await student.get('/api/user/test-history')).body).toEqual({
      testAttempts: [],
      currentPage: 1,
      totalPages: 0,
      totalTests: 0,
      exams: [],
    });
    expect((await student.get('/api/user/performance')).body).toEqual({
      overall: EMPTY_OVERALL,
      exams: [],
      subjects: [],
      topics: [],
      improvement: [],
    });
    expect((await unlocked(student)).size).toBe(0);
    expect(await summaryOf(student)).toEqual({
      testsTaken: 0,
      avgScore: 0,
      lastTest: null,
      recentActivity: [],
      takenTestIds: [],
      weakestSubject: null,
      weakestSubjects: [],
    });
  });

  it('are not given for a malformed id of a student', async () => {
    for (const id of ['1', '0'.repeat(36), '%20', 'x'.repeat(36)]) {
      const response = await requestSummary(id);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'student_not_found' });
    }
  });

  it('list finished attempts newest first, ten per page', async () => {
    const student = await system.student();
    const papers = Array.from({ length: 12 }, (_, index) => buildPaper({ title: `Set ${index}` }));
    for (const paper of papers) await take(student, paper, { right: 3, wrong: 1 });
    await student.post(`/tests/${system.catalogue.publish(buildPaper()).testId}/start`);
    const first = await student.get('/api/user/test-history');
    expect(first.body).toMatchObject({ currentPage: 1, totalPages: 2, totalTests: 12 });
    expect(first.body['testAttempts']).toHaveLength(10);
    expect(first.body['testAttempts']?.[0]).toEqual({
      _id: expect.any(String),
      examId: { _id: papers[11]?.exam._id, name: 'SSC CGL' },
      testId: { _id: papers[11]?.testId, title: 'Set 11', category: 'setwise' },
      startTime: new Date(system.clock.now().getTime() - 60_000).toISOString(),
      score: 50,
      timeSpent: 60,
      accuracy: 75,
      percentile: 100,
      participants: 1,
      ranked: false,
      state: 'submitted',
    });
    const second = await student.get('/api/user/test-history?page=2');
    expect([...(second.body['testAttempts'] ?? [])].map((one) => one['testId']?.['title'])).toEqual(
      ['Set 1', 'Set 0'],
    );
    for (const page of ['0', '-1', '1.5', 'two']) {
      const refused = await student.get(`/api/user/test-history?page=${page}`);
      expect(refused).toMatchObject({
        status: 400,
        body: { fields: { page: expect.any(String) } },
      });
    }
  });

  it('summarise a student for other services, only with the service credential', async () => {
    const student = await system.student();
    const papers = [buildPaper({ title: 'One' }), buildPaper({ title: 'Two' })];
    for (const paper of papers) await take(student, paper, { right: 1, wrong: 1 });
    await take(student, papers[1] ?? buildPaper(), { right: 6 });
    const summary = await summaryOf(student);
    expect(summary).toMatchObject({ testsTaken: 3, avgScore: 44.44, lastTest: 'Two' });
    expect(summary['recentActivity']?.[0]).toMatchObject({ testName: 'Two', score: 100 });
    expect(summary['takenTestIds']).toEqual(papers.map((paper) => paper.testId).toReversed());
    // Only question 0 of each paper is right in the first two attempts.
    expect(summary['weakestSubject']).not.toBe('Quantitative Aptitude');
    // The exam with more questions comes first.
    expect(summary['weakestSubjects']).toEqual(
      papers.toReversed().map((paper) => ({
        examId: paper.exam._id,
        subject: expect.stringMatching(/^(English|General Awareness)$/),
      })),
    );
    // The same again, then with the next attempt.
    expect(await summaryOf(student)).toEqual(summary);
    await take(student, buildPaper({ title: 'Three' }), { right: 1 });
    expect(await summaryOf(student)).toMatchObject({ testsTaken: 4, lastTest: 'Three' });
    const uninvited = await student.get(`/internal/users/${student.id}/summary`);
    expect(uninvited.status).toBe(403);
  });

  it('count the participants of each test for the catalogue, most first', async () => {
    const [popular, other] = [buildPaper(), buildPaper()];
    for (const papers of [[popular, other], [popular], [popular]]) {
      const student = await system.student();
      for (const paper of papers) await take(student, paper, { right: 1 });
      // Retakes do not count.
      await take(student, popular, { right: 2 });
    }
    const path = `${system.replicas[0]?.url}/internal/tests/participants`;
    const headers = { [SERVICE_CREDENTIAL_HEADER]: system.config.SERVICE_CREDENTIAL };
    // Reading a ranking adds the latest entries to the sums.
    await (await system.student()).get('/api/user/performance');
    const all = (await (await fetch(path, { headers })).json()) as Body[];
    const counts = all.filter((one) =>
      [popular.testId, other.testId].includes(String(one['testId'])),
    );
    expect(counts).toEqual([
      { testId: popular.testId, participants: 3 },
      { testId: other.testId, participants: 1 },
    ]);
    const student = await system.student();
    expect((await student.get('/internal/tests/participants')).status).toBe(403);
  });

  it('show performance over all tests, with months in India’s time', async () => {
    const paper = buildPaper({ size: 10 });
    const student = await system.student();
    const better = await system.student();
    await take(better, paper, { right: 9 });
    await take(student, paper, { right: 5, wrong: 5 }, 120);
    const { body } = await student.get('/api/user/performance');
    expect(body['overall']).toMatchObject({ percentile: 50, accuracy: 50, speed: 5 });
    const [mine, theirs] = [body, (await better.get('/api/user/performance')).body].map((one) =>
      Number(one['overall']?.['rank']),
    );
    expect(theirs).toBeLessThan(mine ?? 0);
    expect([...(body['subjects'] ?? [])].map((one) => one['name'])).toEqual([
      'English',
      'General Awareness',
      'Quantitative Aptitude',
    ]);
    expect(body['subjects']?.[2]).toEqual({
      name: 'Quantitative Aptitude',
      score: 50,
      percentile: 50,
      rank: expect.any(Number),
      students: expect.any(Number),
      ranked: false,
    });
    expect(body['improvement']).toEqual([{ month: 'Nov 2026', score: 50 }]);
    system.clock.advance(10 * DAY_SECONDS);
    await take(student, buildPaper({ size: 10 }), { right: 10 });
    const later = await student.get('/api/user/performance');
    expect(later.body['improvement']).toEqual([
      { month: 'Nov 2026', score: 50 },
      { month: 'Dec 2026', score: 100 },
    ]);
  });

  it('compute no speed from attempts that ended within ten seconds a question', async () => {
    const student = await system.student();
    await take(student, buildPaper({ size: 10 }), { right: 10 }, 1);
    await take(student, buildPaper({ size: 10 }), { right: 10 }, 100);
    const speed = async () =>
      (await student.get('/api/user/performance')).body['overall']?.['speed'];
    expect(await speed()).toBe(0);
    await take(student, buildPaper({ size: 10 }), { right: 5 }, 150);
    expect(await speed()).toBe(2);
  });

  it('compute speed only from attempts with answers', async () => {
    const student = await system.student();
    await take(student, buildPaper({ size: 10 }), { right: 6, wrong: 3 }, 180);
    const left = system.catalogue.publish(buildPaper());
    await student.post(`/tests/${left.testId}/start`);
    system.clock.advance(661);
    expect(await system.sweep()).toBeGreaterThan(0);
    const { body } = await student.get('/api/user/performance');
    expect(body['overall']).toMatchObject({ speed: 3, accuracy: 66.67 });
    expect(body['improvement']?.[0]?.['score']).toBe(30);
    // Attempts of other students do not count.
    expect((await (await system.student()).get('/api/user/performance')).body['overall']).toEqual(
      EMPTY_OVERALL,
    );
  });

  it('unlock achievements once, when they are earned', async () => {
    const student = await system.student();
    const paper = buildPaper({ size: 10 });
    await take(student, paper, { right: 1 });
    const first = await unlocked(student);
    expect([...first.keys()]).toEqual(['first-test']);
    system.clock.advance(DAY_SECONDS);
    await take(student, paper, { right: 10 });
    system.clock.advance(DAY_SECONDS);
    await take(student, paper, { right: 10 });
    const later = await unlocked(student);
    expect([...later.keys()].toSorted()).toEqual(
      ['first-test', 'score-90', 'perfect', 'fast', 'comeback', 'streak-3'].toSorted(),
    );
    expect(later.get('first-test')).toBe(first.get('first-test'));
    expect(later.get('perfect')).not.toBe(later.get('streak-3'));
  });

  it('unlock nothing for an attempt without answers', async () => {
    const student = await system.student();
    const left = system.catalogue.publish(buildPaper());
    await student.post(`/tests/${left.testId}/start`);
    system.clock.advance(661);
    await system.sweep();
    expect((await student.get('/api/user/test-history')).body['totalTests']).toBe(1);
    expect((await unlocked(student)).size).toBe(0);
  });

  it('unlock each achievement once, also when attempts earn it repeatedly or in parallel', async () => {
    const student = await system.student();
    const papers = Array.from({ length: 4 }, () => buildPaper({ size: 10, duration: 6000 }));
    await Promise.all(papers.map((paper) => take(student, paper, { right: 10 })));
    const rows = await system.database.query<{ achievementId: string; n: string }[]>(
      `SELECT achievement_id AS achievementId, COUNT(*) AS n
         FROM achievements WHERE user_id = ? GROUP BY achievement_id`,
      [student.id],
    );
    expect(rows.map(({ n }) => Number(n))).toEqual(rows.map(() => 1));
    const found = await unlocked(student);
    expect([...found.keys()]).toEqual(
      expect.arrayContaining(['first-test', 'score-90', 'perfect', 'fast']),
    );
    const { body } = await student.get('/api/user/achievements');
    const locked = [...body].filter((one) => !one['unlocked']);
    expect(locked.length).toBeGreaterThan(0);
    expect(locked.every((one) => one['date'] === null)).toBe(true);
  });

  it('need a token for all routes', async () => {
    for (const path of [
      '/api/user/test-history',
      '/api/user/performance',
      '/api/user/achievements',
      `/api/test/results/${systemIds.uuid()}`,
      `/tests/${systemIds.uuid()}/results`,
    ]) {
      const response = await fetch(`${system.replicas[0]?.url}${path}`);
      expect({ path, status: response.status }).toEqual({ path, status: 401 });
    }
  });
});
