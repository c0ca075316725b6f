import { systemIds } from '@abhyas/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PaperSnapshot } from '../src/papers/paper-snapshot.schema.js';
import { RankingProjectionService } from '../src/rankings/ranking-projection.service.js';
import { idOf, progress, startSystem, type Student, type TestSystem } from './app.js';
import { answers, buildPaper } from './builders.js';

describe('finishing a test', () => {
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

  /** Starts, answers and submits an attempt. Returns its id. */
  async function take(
    paper: PaperSnapshot,
    counts: { right: number; wrong?: number },
    student?: Student,
  ) {
    const started = await startAttempt(paper, student);
    await started.student.post(`/tests/${started.attemptId}/submit`, {
      responses: answers(paper, counts),
    });
    return started;
  }

  async function rows(table: string, where: Record<string, string>): Promise<number> {
    const keys = Object.keys(where);
    const [row] = await system.database.query<{ n: string }[]>(
      `SELECT COUNT(*) AS n FROM ${table} WHERE ${keys.map((key) => `${key} = ?`).join(' AND ')}`,
      Object.values(where),
    );
    return Number(row?.n);
  }

  it('computes the results from the answers, by the attempt’s own marking scheme', async () => {
    const paper = buildPaper({ size: 6, marking: { correct: '1', wrong: '-1/3' } });
    const { student, attemptId } = await startAttempt(paper);
    system.clock.advance(100.2);
    await student.put(
      `/tests/${attemptId}/progress`,
      progress([
        ...answers(paper, { right: 3, wrong: 1 }, 20),
        { questionId: paper.questions[5]?.id, selectedOption: null, timeSpent: 10, marked: true },
      ]),
    );
    const submitted = await student.post(`/tests/${attemptId}/submit`, {
      responses: answers(paper, { right: 3, wrong: 1 }, 0),
    });
    expect(submitted).toMatchObject({
      status: 200,
      body: {
        success: true,
        attemptId,
        state: 'submitted',
        finishedAt: system.clock.now().toISOString(),
      },
    });

    const { status, body } = await student.get(`/api/test/results/${attemptId}`);
    expect(status).toBe(200);
    expect(body['testAttempt']).toEqual({
      _id: attemptId,
      examId: paper.exam._id,
      examName: 'SSC CGL',
      testId: paper.testId,
      title: paper.title,
      category: 'setwise',
      score: 50,
      totalQuestions: 6,
      correctAnswers: 3,
      answered: 4,
      accuracy: 75,
      timeSpent: 101,
      timeAllowed: 600,
      startTime: expect.any(String),
      finishedAt: system.clock.now().toISOString(),
      state: 'submitted',
      rank: 1,
      takers: 1,
      percentile: 100,
      ranked: false,
      minParticipants: 20,
      rankedAt: system.clock.now().toISOString(),
      isRetake: false,
      marks: 2.67,
      maxMarks: 6,
    });
    expect(body['detailedResults']).toHaveLength(6);
    expect(body['detailedResults']?.[3]).toEqual({
      questionId: paper.questions[3]?.id,
      isCorrect: false,
      question: paper.questions[3]?.question,
      subject: 'Quantitative Aptitude',
      topic: 'Addition',
      difficulty: 'Easy',
      options: paper.questions[3]?.options,
      selectedOption: 0,
      correctAnswer: 3,
      outcome: 'wrong',
      marks: -0.33,
      maxMarks: 1,
      explanation: 'Count on from 3.',
      timeSpent: 20,
      takersMeanTime: 20,
      marked: false,
    });
    expect(body['detailedResults']?.[5]).toMatchObject({ selectedOption: null, marked: true });
    expect(body['subjectPerformance']).toEqual([
      { subject: 'Quantitative Aptitude', correct: 1, total: 2, percentage: 50 },
      { subject: 'English', correct: 1, total: 2, percentage: 50 },
      { subject: 'General Awareness', correct: 1, total: 2, percentage: 50 },
    ]);
    expect(body['difficultyPerformance']).toEqual([
      { difficulty: 'Easy', correct: 1, total: 2, percentage: 50 },
      { difficulty: 'Moderate', correct: 1, total: 2, percentage: 50 },
      { difficulty: 'Hard', correct: 1, total: 2, percentage: 50 },
    ]);
    expect(body['timeDistribution']).toEqual([
      { name: 'Quantitative Aptitude', value: 45 },
      { name: 'English', value: 22 },
      { name: 'General Awareness', value: 33 },
    ]);
    expect(JSON.stringify(body['aiInsights'])).toContain('0.33 marks');
    expect((await student.get(`/tests/${attemptId}/results`)).body).toEqual(body);
    expect((await student.get(`/tests/${paper.testId}/results`)).body).toEqual(body);
  });

  it('scales reported times down to what the server measured', async () => {
    const paper = buildPaper();
    const { student, attemptId } = await startAttempt(paper);
    system.clock.advance(60);
    await student.post(`/tests/${attemptId}/submit`, {
      responses: answers(paper, { right: 4 }, 3600),
    });
    const { body } = await student.get(`/api/test/results/${attemptId}`);
    const seconds = [...(body['detailedResults'] ?? [])].map((one) => Number(one['timeSpent']));
    expect(seconds.slice(0, 4)).toEqual([15, 15, 15, 15]);
    expect(body['testAttempt']?.['timeSpent']).toBe(60);
  });

  it('includes the last participants in every replica, also when earlier figures are cached', async () => {
    const paper = buildPaper();
    const spend = async (seconds: number) => {
      const started = await startAttempt(paper);
      system.clock.advance(300);
      await started.student.post(`/tests/${started.attemptId}/submit`, {
        responses: answers(paper, { right: 1 }, seconds),
      });
      return started;
    };
    const first = await spend(10);
    const means = () =>
      Promise.all(
        system.replicas.map(async (replica) => {
          const path = `/api/test/results/${first.attemptId}`;
          const { body } = await first.student.at(replica).get(path);
          return body['detailedResults']?.[0]?.['takersMeanTime'];
        }),
      );
    const takeUp = (replica: number) =>
      system.replicas[replica]?.app.get(RankingProjectionService).numberPending();
    await takeUp(0);
    expect(await means()).toEqual([10, 10]);
    expect(await means()).toEqual([10, 10]);
    await spend(40);
    expect(await means()).toEqual([25, 25]);
    await takeUp(1);
    expect(await means()).toEqual([25, 25]);
    await spend(100);
    await takeUp(0);
    expect(await means()).toEqual([50, 50]);
  });

  it('shows the mean time of the participants for each question, by their first attempts', async () => {
    const paper = buildPaper();
    const times = async ({ student, attemptId }: Awaited<ReturnType<typeof startAttempt>>) => {
      const { body } = await student.get(`/api/test/results/${attemptId}`);
      return [...(body['detailedResults'] ?? [])].map((one) => one['takersMeanTime']);
    };
    const spend = async (right: number, seconds: number, student?: Student) => {
      const started = await startAttempt(paper, student);
      system.clock.advance(300);
      await started.student.post(`/tests/${started.attemptId}/submit`, {
        responses: answers(paper, { right }, seconds),
      });
      return started;
    };
    const first = await spend(2, 10);
    expect(await times(first)).toEqual([10, 10, null, null, null, null]);
    await spend(3, 25);
    await spend(1, 3);
    // A retake does not count.
    await spend(6, 40, first.student);
    expect(await times(first)).toEqual([12.7, 17.5, 25, null, null, null]);
  });

  it('returns the state for a second submit and changes nothing', async () => {
    const paper = buildPaper();
    const { student, attemptId } = await take(paper, { right: 2 });
    const before = await student.get(`/api/test/results/${attemptId}`);
    system.clock.advance(5);
    for (const id of [attemptId, paper.testId]) {
      const again = await student.post(`/tests/${id}/submit`, {
        responses: answers(paper, { right: 6 }),
      });
      expect(again).toMatchObject({ status: 200, body: { state: 'submitted', attemptId } });
    }
    const after = await student.get(`/api/test/results/${attemptId}`);
    // The ranking is live: it is of the moment of the call.
    const rankedAt = system.clock.now().toISOString();
    const { testAttempt: figures, ...others } = before.body as unknown as Record<string, object>;
    expect(after.body).toEqual({ ...others, testAttempt: { ...figures, rankedAt } });
  });

  it('grades once when submits run in parallel over two replicas', async () => {
    const paper = buildPaper();
    const { student, attemptId } = await startAttempt(paper);
    const submits = await Promise.all(
      Array.from({ length: 8 }, () =>
        student.post(`/tests/${attemptId}/submit`, { responses: answers(paper, { right: 3 }) }),
      ),
    );
    expect(submits.map(({ status }) => status)).toEqual(submits.map(() => 200));
    expect(await rows('ranking_entries', { test_id: paper.testId })).toBe(1);
    expect(await rows('subject_results', { attempt_id: attemptId })).toBe(3);
    expect((await student.get('/api/user/test-history')).body['totalTests']).toBe(1);
  });

  it.each([
    [598, 'submitted', 598],
    [600, 'submitted', 600],
    [659, 'submitted', 600],
    [661, 'expired', 600],
  ])('submitted %i s after the start: %s after %i s', async (seconds, state, timeSpent) => {
    const paper = buildPaper();
    const { student, attemptId } = await startAttempt(paper);
    await student.put(`/tests/${attemptId}/progress`, progress(answers(paper, { right: 1 })));
    system.clock.advance(seconds);
    const submitted = await student.post(`/tests/${attemptId}/submit`, {
      responses: answers(paper, { right: 4 }),
    });
    expect(submitted).toMatchObject({ status: 200, body: { state } });
    const { body } = await student.get(`/api/test/results/${attemptId}`);
    expect(body['testAttempt']).toMatchObject({
      state,
      timeSpent,
      // Answers that arrive after the grace time are not graded.
      correctAnswers: state === 'submitted' ? 4 : 1,
    });
  });

  it('sweeps overdue attempts, once over all replicas, with the deadline as the finish', async () => {
    await system.sweep();
    const paper = buildPaper();
    const started = await Promise.all(Array.from({ length: 12 }, () => startAttempt(paper)));
    for (const { student, attemptId } of started) {
      await student.put(`/tests/${attemptId}/progress`, progress(answers(paper, { right: 2 })));
    }
    system.clock.advance(660);
    expect(await system.sweep()).toBe(0);
    system.clock.advance(1);
    expect(await system.sweep()).toBe(12);
    expect(await system.sweep()).toBe(0);
    expect(await rows('ranking_entries', { test_id: paper.testId })).toBe(12);
    for (const { student, attemptId } of started.slice(0, 2)) {
      const { body } = await student.get(`/api/test/results/${attemptId}`);
      expect(body['testAttempt']).toMatchObject({
        state: 'expired',
        correctAnswers: 2,
        timeSpent: 600,
        takers: 12,
        rank: 1,
      });
    }
  });

  it('grades an overdue attempt when its results are requested before the sweeper runs', async () => {
    const { student, attemptId } = await startAttempt();
    const early = await student.get(`/api/test/results/${attemptId}`);
    expect(early).toMatchObject({ status: 409, body: { code: 'attempt_in_progress' } });
    system.clock.advance(661);
    const { body } = await student.get(`/api/test/results/${attemptId}`);
    expect(body['testAttempt']).toMatchObject({ state: 'expired', answered: 0, accuracy: 0 });
    expect(body['timeDistribution']).toEqual([]);
    expect(body['aiInsights']).toHaveLength(1);
  });

  it('rejects invalid submits and changes nothing', async () => {
    const paper = buildPaper();
    const { student, attemptId } = await startAttempt(paper);
    const refused = await student.post(`/tests/${attemptId}/submit`, {
      responses: [{ questionId: systemIds.uuid(), selectedOption: 0, timeSpent: 0 }],
    });
    expect(refused.status).toBe(400);
    const other = await system.student();
    expect((await other.post(`/tests/${attemptId}/submit`)).status).toBe(404);
    expect((await other.get(`/api/test/results/${attemptId}`)).status).toBe(404);
    expect((await student.post(`/tests/${paper.testId}/start`)).body['resumed']).toBe(true);
  });

  it('ranks by each participant’s first finished attempt; a retake shows the rank it would have', async () => {
    const paper = buildPaper({ size: 10 });
    const participants = [];
    for (const right of [9, 7, 7, 3]) participants.push(await take(paper, { right }));
    const rankingOf = async ({ student, attemptId }: Awaited<ReturnType<typeof take>>) => {
      const { body } = await student.get(`/api/test/results/${attemptId}`);
      const { rank, takers: count, percentile, isRetake } = body['testAttempt'] ?? {};
      return { rank, takers: count, percentile, isRetake };
    };
    expect(await Promise.all(participants.map(rankingOf))).toEqual([
      { rank: 1, takers: 4, percentile: 100, isRetake: false },
      { rank: 2, takers: 4, percentile: 75, isRetake: false },
      { rank: 2, takers: 4, percentile: 75, isRetake: false },
      { rank: 4, takers: 4, percentile: 25, isRetake: false },
    ]);
    const last = participants[3];
    if (!last) throw new Error('There are four participants.');
    const retake = await take(paper, { right: 8 }, last.student);
    expect(await rankingOf(retake)).toEqual({
      rank: 2,
      takers: 4,
      percentile: 75,
      isRetake: true,
    });
    expect(await rankingOf(last)).toEqual({ rank: 4, takers: 4, percentile: 25, isRetake: false });
    expect(await rows('ranking_entries', { test_id: paper.testId })).toBe(4);
  });
});
