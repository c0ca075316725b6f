import { captureCommand, type CommandResult } from '@abhyas/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { statisticsCommand } from '../src/commands/item-statistics.js';
import { remarkCommand } from '../src/commands/remark-attempts.js';
import type { PaperSnapshot } from '../src/papers/paper-snapshot.schema.js';
import { PapersService } from '../src/papers/papers.service.js';
import { RankingProjectionService } from '../src/rankings/ranking-projection.service.js';
import { RankingsRepository, type RequestedAttempt } from '../src/rankings/rankings.repository.js';
import { RankingsService } from '../src/rankings/rankings.service.js';
import { AchievementsService } from '../src/taking/achievements/achievements.service.js';
import { idOf, progress, startSystem, type Body, type Student, type TestSystem } from './app.js';
import { answerTo, buildPaper } from './builders.js';
import { envOf } from './env-of.js';
import { rowOf } from './rows.js';

type Award = 'bonus' | 'dropped';
type Answers = Readonly<Record<number, number>>;
type Taken = RequestedAttempt & { student: Student };

const MARKING = { correct: '4', wrong: '-1' };

describe('attempts:remark', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startSystem(2);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => system.close());

  const remark = (paper: PaperSnapshot, ...args: string[]): Promise<CommandResult> =>
    captureCommand(remarkCommand, envOf(system.config), '--test', paper.testId, ...args);

  const responsesOf = (paper: PaperSnapshot, given: Answers): object[] =>
    Object.entries(given).map(([index, answer]) =>
      answerTo(paper, Number(index), answer, { timeSpent: 10 }),
    );

  async function start(paper: PaperSnapshot): Promise<Taken> {
    const student = await system.student();
    const id = idOf(await student.post(`/tests/${paper.testId}/start`));
    return { id, userId: student.id, testId: paper.testId, student };
  }

  async function submit({ id, student }: Taken, paper: PaperSnapshot, given: Answers) {
    const { status } = await student.post(`/tests/${id}/submit`, {
      responses: responsesOf(paper, given),
    });
    expect(status).toBe(200);
  }

  async function take(paper: PaperSnapshot, given: Answers): Promise<Taken> {
    const taken = await start(paper);
    system.clock.advance(300);
    await submit(taken, paper, given);
    return taken;
  }

  /** Publishes the next version of the paper, with these awards by the index of the question. */
  function award(paper: PaperSnapshot, awards: Readonly<Record<number, Award>>): PaperSnapshot {
    return system.catalogue.publish({
      ...paper,
      version: paper.version + 1,
      questions: paper.questions.map(({ award: _, ...question }, index) => ({
        ...question,
        ...(awards[index] && { award: awards[index] }),
      })),
    });
  }

  async function resultsOf({ id, student }: Taken): Promise<Body> {
    const { status, body } = await student.get(`/api/test/results/${id}`);
    expect(status).toBe(200);
    return body;
  }

  const figuresOf = async (taken: Taken) => (await resultsOf(taken))['testAttempt'];

  /** The rankings as each replica has them are those of the rows in the database. */
  async function expectRankings(taken: readonly Taken[]): Promise<void> {
    const [first] = system.replicas;
    const rows = first?.app.get(RankingsRepository);
    const inRows = await rows?.rankingsOf(taken.map(({ id }) => id));
    expect(inRows?.size).toBe(taken.length);
    for (const { app } of system.replicas) {
      expect(await app.get(RankingsService).rankingsOf(taken)).toEqual(inRows);
    }
  }

  async function expectStudents(taken: readonly Taken[]): Promise<void> {
    for (const { userId } of taken) {
      for (const { app } of system.replicas) {
        await app.get(RankingProjectionService).currentWithOverall();
        expect(await app.get(RankingsService).studentOf(userId)).toEqual(
          await app.get(RankingsRepository).studentOf(userId),
        );
      }
    }
  }

  /** The stored sums are those of all rows. */
  async function expectSums({ testId }: PaperSnapshot): Promise<void> {
    await system.replicas[0]?.app.get(RankingProjectionService).numberPending();
    const sums = await system.database.query<Record<string, unknown>[]>(
      'SELECT subject, participants, correct, total FROM subject_sums WHERE test_id = ? ORDER BY subject',
      [testId],
    );
    const all = await system.database.query<Record<string, unknown>[]>(
      `SELECT subject, COUNT(*) AS participants, SUM(correct) AS correct, SUM(total) AS total
         FROM subject_results WHERE is_first = 1 AND test_id = ? GROUP BY subject ORDER BY subject`,
      [testId],
    );
    const numbers = (rows: typeof sums) =>
      rows.map(({ subject, ...counts }) => [subject, ...Object.values(counts).map(Number)]);
    expect(numbers(sums)).toEqual(numbers(all));
  }

  const catchUp = () =>
    Promise.all(
      system.replicas.map(({ app }) => app.get(RankingProjectionService).currentWithOverall()),
    );

  it('gives finished attempts the marks that the awards say, once', async () => {
    const paper = system.catalogue.publish(buildPaper({ size: 6, marking: MARKING }));
    const good = await take(paper, { 0: 0, 1: 1, 2: 0 });
    await catchUp();
    const weak = await take(paper, { 0: 0, 1: 0, 2: 2 });
    const retaken = idOf(await weak.student.post(`/tests/${paper.testId}/start`));
    await weak.student.post(`/tests/${retaken}/submit`, {
      responses: responsesOf(paper, { 2: 2 }),
    });
    expect(await figuresOf(good)).toMatchObject({ marks: 7, maxMarks: 24, rank: 1 });
    expect(await figuresOf(weak)).toMatchObject({ marks: 7, rank: 1 });
    const next = award(paper, { 0: 'bonus', 1: 'dropped', 5: 'bonus' });

    const dry = await remark(paper, '--dry-run');
    expect(dry).toMatchObject({
      status: 0,
      out: expect.stringMatching(
        /^“Arithmetic, set 1” \(SSC CGL\): 3 questions with another award:\n {2}bonus {4}What is 0 \+ 1\?\n {2}dropped {2}What is 1 \+ 1\?\n {2}bonus {4}What is 5 \+ 1\?\n3 finished attempts would be marked again\.\nNothing was changed\.\n$/,
      ),
    });
    expect(await figuresOf(good)).toMatchObject({ marks: 7, maxMarks: 24 });

    const { status, out } = await remark(paper);
    expect([status, out]).toEqual([
      0,
      expect.stringContaining('3 finished attempts were marked again.\n'),
    ]);
    const taken = [good, weak, { ...weak, id: retaken }];
    await expectRankings(taken);
    // Bonus 4 + 4, question 2 wrong or right.
    expect(await figuresOf(good)).toMatchObject({
      ...{ marks: 7, maxMarks: 20, totalQuestions: 5, answered: 3, correctAnswers: 2, rank: 2 },
    });
    expect(await figuresOf(weak)).toMatchObject({ marks: 12, maxMarks: 20, rank: 1 });
    const results = await resultsOf({ ...weak, id: retaken });
    expect(results['testAttempt']).toMatchObject({ marks: 12, isRetake: true, rank: 1 });
    const outcomes = [...(results['detailedResults'] ?? [])].map((one) => one['outcome']);
    expect(outcomes).toEqual(['bonus', 'dropped', 'right', 'unanswered', 'unanswered', 'bonus']);
    expect(results['subjectPerformance']).toMatchObject([
      { subject: 'Quantitative Aptitude', correct: 1, total: 2 },
      { subject: 'English', correct: 0, total: 1 },
      { subject: 'General Awareness', correct: 2, total: 2 },
    ]);
    expect(await rowOf(system, good.id)).toMatchObject({
      ...{ question_count: 5, answered: 3, correct_answers: 2, marks: '7', max_marks: '20' },
      ...{ awards_version: next.version, paper_version: paper.version, is_blank: 0 },
    });
    const history = await weak.student.get('/api/user/test-history');
    expect(history.body['testAttempts']?.[0]).toMatchObject({ score: 60 });
    await catchUp();
    await expectRankings(taken);
    await expectStudents([good, weak]);
    await expectSums(paper);

    const before = await rowOf(system, good.id);
    expect((await remark(paper)).out).toContain('no award has changed');
    expect((await remark(paper)).out).toContain('0 finished attempts were marked again.');
    expect(await rowOf(system, good.id)).toEqual(before);

    const items = await captureCommand(
      statisticsCommand,
      envOf(system.config),
      paper.testId,
      '--json',
    );
    const report = JSON.parse(items.out) as { items: { questionId: string; facility: number }[] };
    expect(report.items.map(({ questionId, facility }) => [questionId, facility])).toEqual([
      [paper.questions[0]?.id, 100],
      [paper.questions[2]?.id, (100 * (1 - 1 / 4)) / 2],
      [paper.questions[3]?.id, 0],
      [paper.questions[4]?.id, 0],
      [paper.questions[5]?.id, 100],
    ]);
  });

  it('takes an award back, and keeps that of a question that has left the test', async () => {
    const paper = system.catalogue.publish(buildPaper({ size: 4, marking: MARKING }));
    const taken = await take(paper, { 3: 3 });
    await catchUp();
    const awarded = award(paper, { 0: 'bonus', 1: 'bonus' });
    await remark(paper);
    expect(await figuresOf(taken)).toMatchObject({ marks: 12, maxMarks: 16 });
    const after = await take(awarded, { 3: 3 });

    const shorter = award({ ...awarded, questions: awarded.questions.slice(1) }, {});
    expect((await remark(paper)).out).toContain('  none     What is 1 + 1?\n');
    expect(await figuresOf(taken)).toMatchObject({ marks: 8, maxMarks: 16 });
    expect(await figuresOf(after)).toMatchObject({ marks: 8, maxMarks: 16 });
    await expectRankings([taken, after]);
    const last = await take(shorter, { 2: 3 });
    expect(await figuresOf(last)).toMatchObject({ marks: 4, maxMarks: 12 });
    await expectRankings([taken, after, last]);
    await expectSums(paper);
  });

  it('rebuilds the rankings when nothing of a subject is left', async () => {
    const paper = system.catalogue.publish(buildPaper({ size: 5, marking: MARKING }));
    const taken = [await take(paper, { 2: 2 }), await take(paper, { 0: 0 })];
    await catchUp();
    award(paper, { 2: 'dropped' });
    await remark(paper);
    await expectRankings(taken);
    await expectStudents(taken);
    await expectSums(paper);
    const [first] = taken;
    expect(first && (await figuresOf(first))).toMatchObject({ marks: 0, maxMarks: 16, rank: 2 });
  });

  it('marks open attempts when they end, by submit and by the sweeper', async () => {
    const paper = system.catalogue.publish(buildPaper({ size: 4, marking: MARKING }));
    const submitted = await start(paper);
    const late = await start(paper);
    await late.student.put(
      `/tests/${late.id}/progress`,
      progress(responsesOf(paper, { 0: 0, 1: 0 })),
    );
    award(paper, { 1: 'dropped', 2: 'bonus' });
    expect((await remark(paper)).out).toContain('0 finished attempts were marked again.');
    await submit(submitted, paper, { 0: 0, 1: 0 });
    system.clock.advance(700);
    expect(await system.sweep()).toBe(1);
    for (const taken of [submitted, late]) {
      expect(await figuresOf(taken)).toMatchObject({ totalQuestions: 3, marks: 8, maxMarks: 12 });
    }
    await expectRankings([submitted, late]);
    await expectSums(paper);
  });

  it('misses no attempt that is being finished, whichever is first', async () => {
    const paper = system.catalogue.publish(buildPaper({ size: 4, marking: MARKING }));
    const [replica] = system.replicas;
    if (!replica) throw new Error('There is a replica.');
    const finishing = await start(paper);
    const changing = await start(paper);
    award(paper, { 0: 'bonus' });

    const reached = gate();
    const goOn = gate();
    const achievements = replica.app.get(AchievementsService);
    const original = achievements.award.bind(achievements);
    jest.spyOn(achievements, 'award').mockImplementationOnce(async (...args) => {
      reached.open();
      await goOn.opened;
      await original(...args);
    });
    const at = { ...finishing, student: finishing.student.at(replica) };
    const ended = submit(at, paper, { 1: 1 });
    await reached.opened;
    const remarked = remark(paper);
    // The awards wait for the attempt.
    expect(await Promise.race([remarked, waitFor(500)])).toBe('waited');
    goOn.open();
    await ended;
    expect((await remarked).out).toContain('1 finished attempt was marked again.');
    expect(await figuresOf(finishing)).toMatchObject({ marks: 8 });

    // The awards come after the attempt has read them, and before it is committed.
    const papers = replica.app.get(PapersService);
    const read = papers.awardedPaper.bind(papers);
    const spy = jest.spyOn(papers, 'awardedPaper').mockImplementationOnce(async (key) => {
      const seen = await read(key);
      award({ ...paper, version: 2 }, { 0: 'bonus', 2: 'bonus' });
      await remark(paper);
      return seen;
    });
    await submit({ ...changing, student: changing.student.at(replica) }, paper, { 1: 1 });
    expect(spy).toHaveBeenCalledTimes(2);
    for (const taken of [finishing, changing]) {
      expect(await figuresOf(taken)).toMatchObject({ marks: 12 });
    }
    await expectRankings([finishing, changing]);
  });

  it('goes on where it was interrupted', async () => {
    const paper = system.catalogue.publish(buildPaper({ size: 4, marking: MARKING }));
    const taken = [await take(paper, { 0: 0 }), await take(paper, { 1: 1 })];
    await catchUp();
    award(paper, { 1: 'bonus' });
    jest
      .spyOn(RankingsRepository.prototype, 'recordSubjects')
      .mockRejectedValueOnce(new Error('the server is gone'));
    const failed = await remark(paper);
    expect(failed.status).toBe(1);
    expect(failed.err).toContain('the server is gone');
    expect(failed.err).toContain('Run the command again');
    const [first] = taken;
    expect(first && (await rowOf(system, first.id))).toMatchObject({ marks: '4' });
    expect((await remark(paper)).out).toContain('2 finished attempts were marked again.');
    expect(first && (await figuresOf(first))).toMatchObject({ marks: 8, rank: 1 });
    await expectRankings(taken);
    await expectSums(paper);
  });

  it('holds for a version that a replica stores only afterwards', async () => {
    const paper = system.catalogue.publish(buildPaper({ size: 4, marking: MARKING }));
    await take(paper, { 0: 0 });
    const second = { ...paper, version: 2 };
    award(second, { 0: 'bonus' });
    await remark(paper);
    system.catalogue.publish(second);
    expect(await figuresOf(await take(second, { 1: 1 }))).toMatchObject({ marks: 8 });
  });

  it('says what is wrong', async () => {
    const run = (...args: string[]) => captureCommand(remarkCommand, envOf(system.config), ...args);
    expect(await run()).toMatchObject({
      status: 2,
      err: expect.stringContaining('Name a test by its id or title: --test TEST.'),
    });
    expect(await run('--test', 'Nothing')).toMatchObject({
      status: 1,
      err: expect.stringContaining('No one has opened a test'),
    });
    const paper = system.catalogue.publish(buildPaper());
    await start(paper);
    system.catalogue.archive(paper.testId);
    const archived = await remark(paper);
    expect(archived.status).toBe(1);
    expect(archived.err).toContain('no longer offered');
  });
});

function gate(): { opened: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

function waitFor(ms: number): Promise<'waited'> {
  return new Promise((resolve) => {
    setTimeout(() => resolve('waited'), ms);
  });
}
