import { systemIds } from '@abhyas/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PaperSnapshot } from '../src/papers/paper-snapshot.schema.js';
import { idOf, startSystem, type Body, type Student, type TestSystem } from './app.js';
import { answers, buildPaper } from './builders.js';

// Twenty students take several tests, on a machine that may be busy.

const EXAM = { _id: systemIds.uuid(), name: 'SSC CGL' };
const SIZE = 10;

describe('a rank', () => {
  let system: TestSystem;
  let students: Student[];
  beforeAll(async () => {
    system = await startSystem();
    students = await Promise.all(Array.from({ length: 20 }, () => system.student()));
  });
  afterAll(() => system.close());

  const paperOf = (given: Parameters<typeof buildPaper>[0] = {}): PaperSnapshot =>
    buildPaper({ size: SIZE, exam: EXAM, marking: { correct: '2', wrong: '-1/2' }, ...given });

  async function take(
    student: Student,
    paper: PaperSnapshot,
    counts: { right: number; wrong?: number },
  ): Promise<string> {
    system.catalogue.publish(paper);
    const attemptId = idOf(await student.post(`/tests/${paper.testId}/start`));
    await student.post(`/tests/${attemptId}/submit`, { responses: answers(paper, counts) });
    return attemptId;
  }

  /** The first has one right answer, the second two, and so on: then all again. */
  async function takeByAll(paper: PaperSnapshot, count = students.length): Promise<string[]> {
    const attempts: string[] = [];
    for (const [index, student] of students.slice(0, count).entries()) {
      attempts.push(await take(student, paper, { right: (index % SIZE) + 1 }));
    }
    return attempts;
  }

  async function results(
    student: Student | undefined,
    attemptId: string | undefined,
  ): Promise<Body> {
    const { body, status } = await (student ?? students[0]!).get(`/api/test/results/${attemptId}`);
    expect(status).toBe(200);
    return body;
  }

  it('begins with the twentieth participant, in results and history alike', async () => {
    const paper = paperOf();
    const attempts = await takeByAll(paper, 19);
    const before = await results(students[0], attempts[0]);
    expect(before['testAttempt']).toMatchObject({ takers: 19, ranked: false, minParticipants: 20 });
    expect(before['testAttempt']?.['percentile']).toEqual(expect.any(Number));
    expect(before['cohort']).toBeNull();
    const last = await take(students[19]!, paper, { right: 10 });
    expect((await results(students[0], attempts[0]))['testAttempt']).toMatchObject({
      ...{ takers: 20, ranked: true, rank: 19, percentile: 10 },
      rankedAt: system.clock.now().toISOString(),
    });
    expect((await results(students[19], last))['testAttempt']).toMatchObject({ rank: 1 });
    const history = (await students[0]!.get('/api/user/test-history')).body['testAttempts'];
    expect(history?.[0]).toMatchObject({ _id: attempts[0], participants: 20, ranked: true });
  });

  it('is not given for marks of zero and below; a retake shows where it would stand', async () => {
    const paper = paperOf();
    await takeByAll(paper, 19);
    const low = students[19]!;
    const first = await take(low, paper, { right: 1, wrong: 9 });
    expect((await results(low, first))['testAttempt']).toMatchObject({
      ...{ marks: -2.5, takers: 20, ranked: false },
    });
    const zero = await take(low, paper, { right: 0 });
    expect((await results(low, zero))['testAttempt']).toMatchObject({ marks: 0, ranked: false });
    const again = await take(low, paper, { right: 10 });
    expect((await results(low, again))['testAttempt']).toMatchObject({
      ...{ isRetake: true, takers: 20, ranked: true, rank: 1 },
    });
    const history = (await low.get('/api/user/test-history')).body['testAttempts'];
    expect([...(history ?? [])].slice(0, 3).map((row) => row['ranked'])).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('comes with the cohort of first attempts: mean, top tenth and distribution', async () => {
    const paper = paperOf();
    const attempts = await takeByAll(paper);
    await take(students[0]!, paper, { right: 10 });
    const { cohort } = (await results(students[4], attempts[4])) as unknown as { cohort: Body };
    expect(cohort).toMatchObject({
      ...{ participants: 20, meanMarks: 55, topTenthMarks: 100, ownMarks: 50 },
    });
    const parts = [...(cohort['distribution'] ?? [])] as unknown as {
      from: number;
      participants: number;
      own: boolean;
    }[];
    expect(parts.map(({ participants }) => participants)).toEqual([0, 2, 2, 2, 2, 2, 2, 2, 2, 4]);
    expect(parts.filter(({ own }) => own).map(({ from }) => from)).toEqual([50]);
  });

  it('over an exam needs three tests with enough participants', async () => {
    const exam = { _id: systemIds.uuid(), name: 'RRB NTPC' };
    const papers = [1, 2, 3].map(() => paperOf({ exam }));
    const rowOf = async (student: Student) => {
      const { body } = await student.get('/api/user/performance');
      return [...(body['exams'] ?? [])].find((one) => String(one['name']) === exam.name);
    };
    await takeByAll(papers[0]!);
    await takeByAll(papers[1]!);
    // Nobody else took this one: it says nothing.
    await take(students[9]!, paperOf({ exam }), { right: 10 });
    expect(await rowOf(students[9]!)).toEqual({
      ...{ examId: exam._id, name: exam.name, tests: 3, comparedTests: 2 },
      ...{ percentile: null, rank: null, students: 0, ranked: false },
    });
    await takeByAll(papers[2]!);
    expect(await rowOf(students[9]!)).toMatchObject({
      ...{ tests: 4, comparedTests: 3, percentile: 100, rank: 1, students: 20, ranked: true },
    });
    expect(await rowOf(students[0]!)).toMatchObject({ percentile: 10, rank: 19, students: 20 });
    const { overall } = (await students[9]!.get('/api/user/performance')).body as unknown as {
      overall: object;
    };
    expect(overall).toMatchObject({ ranked: false, minTests: 3, minParticipants: 20 });
    const { body } = await students[0]!.get('/api/user/performance');
    expect(body['overall']).toMatchObject({ ranked: true });
    expect(body['subjects']?.[0]).toHaveProperty('ranked');
  });

  it('never shows in a student’s first tests, however good', async () => {
    const student = await system.student();
    await take(student, paperOf(), { right: 0, wrong: 1 });
    const { body } = await student.get('/api/user/performance');
    expect(body['overall']).toMatchObject({ ranked: false, testsFinished: 1 });
    expect([...(body['subjects'] ?? [])].map((one) => one['ranked'])).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('comes with topics, in results and over all tests with their trend', async () => {
    const student = await system.student();
    const early = paperOf();
    const attempt = await take(student, early, { right: 2, wrong: 3 });
    const { topicPerformance } = (await results(student, attempt)) as unknown as {
      topicPerformance: Body;
    };
    expect(topicPerformance[0]).toEqual({
      ...{ subject: 'Quantitative Aptitude', topic: 'Addition' },
      ...{ correct: 1, total: 4, answered: 2, percentage: 25 },
    });
    for (const right of [10, 10]) await take(student, paperOf(), { right });
    const { body } = await student.get('/api/user/performance');
    expect(body['topics']).toHaveLength(3);
    expect(body['topics']?.[1]).toEqual({
      ...{ subject: 'Quantitative Aptitude', topic: 'Addition' },
      ...{ correct: 9, total: 12, score: 75, change: null },
    });
    await take(student, paperOf(), { right: 10 });
    const later = (await student.get('/api/user/performance')).body['topics'];
    expect([...(later ?? [])].map((one) => one['change'])).toEqual([50, 37, 33]);
  });

  it('links the untaken test of the exam that an insight advises', async () => {
    const student = await system.student();
    const exam = { _id: systemIds.uuid(), name: 'NEET' };
    const listed = (title: string, subject: string) => ({
      ...{ testId: systemIds.uuid(), title, category: 'chapterwise', group: subject },
      subjects: [{ subject, questions: 20 }],
    });
    const tests = [
      listed('Botany 1', 'General Awareness'),
      listed('English 1', 'English'),
      listed('English 2', 'English'),
    ];
    system.catalogue.list(exam._id, tests);
    const paper = paperOf({ exam, size: 12 });
    const wrongIn = (subject: string) =>
      paper.questions.map((question) => ({
        questionId: question.id,
        selectedOption: (question.correct + (question.subject === subject ? 1 : 0)) % 4,
        timeSpent: 5,
      }));
    const linksAfter = async () => {
      system.catalogue.publish(paper);
      const attemptId = idOf(await student.post(`/tests/${paper.testId}/start`));
      await student.post(`/tests/${attemptId}/submit`, { responses: wrongIn('English') });
      const { aiInsights } = (await results(student, attemptId)) as unknown as {
        aiInsights: { title: string; link: object | null }[];
      };
      return aiInsights.find(({ title }) => title === 'Weakest subject: English')?.link;
    };
    expect(await linksAfter()).toEqual({
      ...{ examId: exam._id, testId: tests[1]?.testId, label: 'English 1' },
    });
    await take(student, paperOf({ exam, testId: tests[1]!.testId }), { right: 10 });
    expect(await linksAfter()).toMatchObject({ label: 'English 2' });
  });
});
