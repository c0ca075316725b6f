import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createRedisClient,
  SERVICE_CREDENTIAL_HEADER,
  type RedisClient,
} from '@abhyas/service-kit';
import { MAIL_QUEUE, MAIL_QUEUE_PREFIX } from '@abhyas/service-kit/mail';
import {
  requestJson,
  StubServer,
  type StubRequest,
  type StubResponse,
} from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Queue, type Job } from 'bullmq';
import type { PaperSnapshot } from '../src/papers/paper-snapshot.schema.js';
import { ResultMailsService } from '../src/review/result-mails.service.js';
import { idOf, startSystem, type Body, type Student, type TestSystem } from './app.js';
import { answers, buildPaper, liveWindow } from './builders.js';
import { countRows, rowOf } from './rows.js';

/** The auth service's list of recipients. */
class Recipients extends StubServer {
  readonly known = new Map<string, { name: string; email: string }>();

  protected respond({ body }: StubRequest): StubResponse {
    const { userIds, mail } = JSON.parse(body) as { userIds: string[]; mail: string };
    if (mail !== 'liveResults') return { status: 400, body: {} };
    return {
      body: userIds.flatMap((id) => {
        const student = this.known.get(id);
        return student ? [{ id, ...student }] : [];
      }),
    };
  }
}

const WINDOW_SECONDS = 3600;
const SIZE = 12;
/** Many enough that ranks are shown. */
const PARTICIPANTS = 3;

let system: TestSystem;
let auth: Recipients;
let redis: RedisClient;
let queue: Queue<{ to: string; template: string; data: object }>;

beforeAll(async () => {
  auth = new Recipients();
  system = await startSystem(2, {
    AUTH_URL: await auth.listen(),
    MIN_PARTICIPANTS: String(PARTICIPANTS),
  });
  redis = createRedisClient(system.config.REDIS_URL);
  queue = new Queue(MAIL_QUEUE, { connection: redis, prefix: MAIL_QUEUE_PREFIX });
  await queue.waitUntilReady();
});
afterAll(async () => {
  await queue?.close();
  redis?.destroy();
  await system.close();
  await auth.close();
});
beforeEach(async () => {
  await queue.obliterate({ force: true });
  for (const table of ['live_tests', 'result_mails']) {
    await system.database.query(`DELETE FROM ${table}`);
  }
});

function announce(change: Partial<PaperSnapshot> & { size?: number } = {}): PaperSnapshot {
  return system.catalogue.publish(
    buildPaper({ size: SIZE, title: 'Live', ...liveWindow(system.clock.now()), ...change }),
  );
}

async function enrol({ testId }: PaperSnapshot): Promise<Student> {
  const student = await system.student();
  system.catalogue.register(testId, student.id);
  auth.known.set(student.id, { name: 'Asha', email: `${student.id}@example.com` });
  return student;
}

async function start(student: Student, { testId }: PaperSnapshot): Promise<string> {
  const started = await student.post(`/tests/${testId}/start`);
  expect(started.status).toBe(201);
  return idOf(started);
}

/** Takes the test to its end. */
async function take(student: Student, paper: PaperSnapshot, right: number): Promise<string> {
  const attemptId = await start(student, paper);
  const responses = answers(paper, { right, wrong: paper.questions.length - right });
  const submitted = await student.post(`/tests/${attemptId}/submit`, { responses });
  expect(submitted.status).toBe(200);
  return attemptId;
}

const resultsOf = (student: Student, attemptId: string) =>
  student.get(`/api/test/results/${attemptId}`);

const codeOf = async (student: Student, attemptId: string): Promise<string> =>
  String((await resultsOf(student, attemptId)).body['code']);

async function isPublic(student: Student, attemptId: string): Promise<boolean> {
  return (await resultsOf(student, attemptId)).status === 200;
}

function internal(method: string, path: string, body?: unknown) {
  return requestJson<Body>(`${system.replicas[0]?.url}${path}`, {
    method,
    body,
    headers: { [SERVICE_CREDENTIAL_HEADER]: system.config.SERVICE_CREDENTIAL },
  });
}

async function mails(): Promise<{ to: string; template: string; data: object }[]> {
  const jobs: Job[] = await queue.getJobs(['waiting', 'prioritized', 'delayed']);
  return jobs.map(({ data }) => data as { to: string; template: string; data: object });
}

async function queueMails(): Promise<void> {
  await Promise.all(system.replicas.map(({ app }) => app.get(ResultMailsService).queueDue()));
}

/** What can be read about one student's attempt: every route of the service that reads, by method and path. */
async function readEverything(
  student: Student,
  { testId, exam, questions }: PaperSnapshot,
  attemptId: string,
): Promise<Map<string, Body>> {
  const seen = new Map<string, Body>();
  const questionId = questions[0]?.id ?? '';
  const fill = (path: string, id: string): string =>
    path
      .replace('{attemptId}', attemptId)
      .replace('{testId}', testId)
      .replace('{userId}', student.id)
      .replace('{questionId}', questionId)
      .replace('{id}', id);
  for (const path of pathsOf('openapi.json')) {
    for (const id of path.includes('{id}') ? [attemptId, testId] : ['']) {
      const query = path.endsWith('attempted-tests') ? `?examId=${exam._id}` : '';
      const { status, body } = await student.get(`${fill(path, id)}${query}`);
      expect({ path, isServerError: status >= 500 }).toEqual({ path, isServerError: false });
      seen.set(`${path} by ${id === testId ? 'test' : 'attempt'}`, body);
    }
  }
  for (const query of ['sort=-score', 'sort=score', 'sort=-accuracy', 'q=live']) {
    const { body } = await student.get(`/api/user/test-history?${query}`);
    seen.set(`history, ${query}`, body);
  }
  for (const path of pathsOf('internal.openapi.json')) {
    seen.set(`internal ${path}`, (await internal('GET', fill(path, attemptId))).body);
  }
  const whose = { userId: student.id, email: 'asha@example.com' };
  seen.set('export', (await internal('POST', '/internal/users/data', whose)).body);
  const change = { attemptId, reason: 'wrong-answer' };
  for (const { id } of questions.slice(0, 2)) {
    for (const what of ['bookmarks', 'question-reports']) {
      const { body } = await student.put(`/api/user/${what}/${id}`, change);
      seen.set(`PUT ${what} ${id}`, body);
    }
  }
  return seen;
}

/** The paths of a contract that can be read. */
function pathsOf(contract: string): string[] {
  const file = join(import.meta.dirname, '..', contract);
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, object> };
  return Object.keys(paths).filter((path) => 'get' in (paths[path] ?? {}));
}

/** Without what differs between any two students: ids, and the answer that a student gave. */
function anonymous(body: unknown, ...ids: readonly string[]): string {
  const text = JSON.stringify(body, (name, value: unknown) =>
    name === 'requestId' || name === 'answer' ? undefined : value,
  );
  return ids.reduce((rest, id) => rest.replaceAll(id, 'ID'), text);
}

describe('while others can still take a live test', () => {
  it('no route tells right from wrong answers, or has a key', async () => {
    const exam = buildPaper().exam;
    const practice = system.catalogue.publish(buildPaper({ exam }));
    const paper = announce({ exam });
    const [right, wrong, slow] = [await enrol(paper), await enrol(paper), await enrol(paper)];
    const rightOnes = [right.id, await take(right, practice, 3)];
    const wrongOnes = [wrong.id, await take(wrong, practice, 3)];
    const rightId = await take(right, paper, SIZE);
    const wrongId = await take(wrong, paper, 0);
    const slowId = await start(slow, paper);

    const read = async () => ({
      ofRight: await readEverything(right, paper, rightId),
      ofWrong: await readEverything(wrong, paper, wrongId),
    });
    const differing = ({ ofRight, ofWrong }: Awaited<ReturnType<typeof read>>): string[] =>
      [...ofRight].flatMap(([door, body]) =>
        anonymous(body, rightId, ...rightOnes) ===
        anonymous(ofWrong.get(door), wrongId, ...wrongOnes)
          ? []
          : door,
      );
    const during = await read();
    expect(differing(during)).toEqual([]);
    const all = JSON.stringify([...during.ofRight.values(), ...during.ofWrong.values()]);
    for (const { explanation } of paper.questions.slice(6)) expect(all).not.toContain(explanation);

    // At the end of the window somebody still takes it.
    system.clock.advance(WINDOW_SECONDS - 1);
    const latest = await enrol(paper);
    const latestId = await start(latest, paper);
    system.clock.advance(1);
    expect(await system.publish()).toEqual([]);
    await slow.post(`/tests/${slowId}/submit`, { responses: [] });
    await system.sweep();
    expect(await system.publish()).toEqual([]);
    expect(differing(await read())).toEqual([]);

    await latest.post(`/tests/${latestId}/submit`, { responses: [] });
    expect(await system.publish()).toEqual([paper.testId]);
    const after = differing(await read());
    for (const door of [
      '/api/test/results/{attemptId} by attempt',
      '/tests/{id}/results by attempt',
      '/tests/{id}/results by test',
      '/api/user/test-history by attempt',
      '/api/user/performance by attempt',
      '/api/user/achievements by attempt',
      '/api/user/attempted-tests by attempt',
      'internal /internal/users/{userId}/summary',
      'export',
    ]) {
      expect(after).toContain(door);
    }
  });

  it('the results say what the student did, and when marks and solutions come', async () => {
    const paper = announce();
    const student = await enrol(paper);
    const attemptId = await start(student, paper);
    system.clock.advance(90);
    const responses = answers(paper, { right: 2, wrong: 1 });
    await student.post(`/tests/${attemptId}/submit`, { responses });
    for (const path of [
      `/api/test/results/${attemptId}`,
      `/tests/${attemptId}/results`,
      `/tests/${paper.testId}/results`,
    ]) {
      const { status, body } = await student.get(path);
      expect(status).toBe(403);
      expect(body).toEqual({
        success: false,
        code: 'solutions_not_public',
        message: expect.stringMatching(/Its marks and solutions come after .* \(India time\)/),
        error: body['message'],
        requestId: expect.any(String),
        solutionsFrom: paper.closesAt,
        attempt: {
          attemptId,
          examId: paper.exam._id,
          examName: 'SSC CGL',
          testId: paper.testId,
          title: 'Live',
          state: 'submitted',
          finishedAt: system.clock.now().toISOString(),
          answered: 3,
          totalQuestions: SIZE,
          timeSpent: 90,
        },
      });
    }
    expect((await student.get('/api/user/test-history')).body['testAttempts']).toMatchObject([
      { _id: attemptId, score: 0, timeSpent: 90, ranked: false, solutionsFrom: paper.closesAt },
    ]);
    const own = await student.get(`/api/user/attempted-tests?examId=${paper.exam._id}`);
    expect(own.body).toMatchObject([
      { attempts: 1, lastScore: null, bestScore: null, solutionsFrom: paper.closesAt },
    ]);
    expect((await student.get('/api/user/performance')).body).toMatchObject({
      awaitingMarks: 1,
      overall: { testsFinished: 0 },
      improvement: [],
    });
    const summary = await internal('GET', `/internal/users/${student.id}/summary`);
    expect(summary.body).toMatchObject({ testsTaken: 1, testsMarked: 0, avgScore: 0 });
    // Nothing is stored that could be shown.
    expect(await rowOf(system, attemptId)).toMatchObject({ marks: null, rank_value: null });
    for (const table of ['ranking_entries', 'subject_results', 'achievements']) {
      expect(await countRows(system, table, { user_id: student.id })).toBe(0);
    }
  });

  it('an attempt whose time runs out is not marked either', async () => {
    const paper = announce({ duration: 600 });
    const [one, other] = [await enrol(paper), await enrol(paper)];
    const [id, otherId] = [await start(one, paper), await start(other, paper)];
    system.clock.advance(600 + 61);
    await system.sweep();
    expect(await codeOf(one, id)).toBe('solutions_not_public');
    expect(await codeOf(other, otherId)).toBe('solutions_not_public');
    expect(await rowOf(system, id)).toMatchObject({ state: 'expired', marks: null });
  });

  it('a practice test shows its results at once, and needs no catalogue for it', async () => {
    const paper = system.catalogue.publish(buildPaper());
    const student = await system.student();
    const attemptId = await take(student, paper, 4);
    system.catalogue.isDown = true;
    const shown = await resultsOf(student, attemptId);
    system.catalogue.isDown = false;
    expect(shown).toMatchObject({ status: 200, body: { testAttempt: { correctAnswers: 4 } } });
  });
});

describe('the solutions of a live test become public', () => {
  it('with marks, ranks, achievements and figures as if the test had been marked at once', async () => {
    const paper = announce();
    const students = [await enrol(paper), await enrol(paper), await enrol(paper)];
    const ids: string[] = [];
    for (const [index, student] of students.entries()) {
      ids.push(await take(student, paper, SIZE - index));
    }
    system.clock.advance(WINDOW_SECONDS);
    expect(await system.publish()).toEqual([paper.testId]);
    const figures = await Promise.all(
      students.map(async (student, index) => {
        const { body } = await resultsOf(student, ids[index] ?? '');
        return body['testAttempt'];
      }),
    );
    expect(figures).toMatchObject([
      { rank: 1, takers: 3, percentile: 100, marks: 12, ranked: true, isRetake: false },
      { rank: 2, takers: 3, percentile: 66.66, marks: 11, ranked: true },
      { rank: 3, takers: 3, percentile: 33.33, marks: 10, ranked: true },
    ]);
    const [best] = students;
    const achievements = (await best?.get('/api/user/achievements'))?.body ?? [];
    const unlocked = [...achievements].filter((one) => one['unlocked']).map((one) => one['id']);
    expect(unlocked).toEqual(expect.arrayContaining(['first-test', 'perfect']));
    expect((await best?.get('/api/user/performance'))?.body).toMatchObject({
      overall: { testsFinished: 1, accuracy: 100 },
      improvement: [{ score: 100 }],
    });
    const summary = (await internal('GET', `/internal/users/${best?.id}/summary`)).body;
    expect(summary).toMatchObject({
      testsTaken: 1,
      avgScore: 100,
      recentActivity: [{ score: 100, solutionsAt: system.clock.now().toISOString() }],
    });
    expect(summary).not.toHaveProperty('testsMarked');
    expect(summary['recentActivity']?.[0]).not.toHaveProperty('solutionsFrom');
    expect(await system.publish()).toEqual([]);
  });

  it('not before the last attempt has ended, with all time that its student has', async () => {
    const paper = announce({ duration: 600 });
    const [early, late] = [await enrol(paper), await enrol(paper)];
    const earlyId = await take(early, paper, 3);
    system.clock.advance(WINDOW_SECONDS - 1);
    const lateId = await start(late, paper);
    // More time after an outage.
    await system.database.query(
      `UPDATE attempts SET deadline_at = deadline_at + INTERVAL 30 MINUTE,
         allowance_minutes = 30 WHERE id = ?`,
      [lateId],
    );
    for (const seconds of [1, 600 + 61, 29 * 60]) {
      system.clock.advance(seconds);
      await system.sweep();
      expect(await system.publish()).toEqual([]);
      expect(await isPublic(early, earlyId)).toBe(false);
    }
    // Until the sweeper has ended it, it counts as open.
    system.clock.advance(120);
    expect(await system.publish()).toEqual([]);
    expect(await system.sweep()).toBe(1);
    expect(await system.publish()).toEqual([paper.testId]);
    expect(await isPublic(early, earlyId)).toBe(true);
    expect(await isPublic(late, lateId)).toBe(true);
  });

  it('later if the window is extended, and earlier if it is cut short', async () => {
    const paper = announce();
    const student = await enrol(paper);
    const attemptId = await take(student, paper, 3);
    const { closesAt } = paper;
    const extended = new Date(Date.parse(closesAt ?? '') + 1_800_000).toISOString();
    system.catalogue.publish({ ...paper, closesAt: extended });
    system.clock.advance(WINDOW_SECONDS);
    expect(await system.publish()).toEqual([]);
    expect((await resultsOf(student, attemptId)).body['solutionsFrom']).toBe(extended);
    const another = await enrol(paper);
    const anotherId = await take(another, paper, 2);
    const cut = system.clock.now().toISOString();
    system.catalogue.publish({ ...paper, closesAt: cut });
    expect(await system.publish()).toEqual([]);
    expect(await system.publish()).toEqual([paper.testId]);
    expect(await isPublic(student, attemptId)).toBe(true);
    expect(await isPublic(another, anotherId)).toBe(true);
  });

  it('and are closed again if the test is opened again, for who took it before too', async () => {
    const paper = announce();
    const student = await enrol(paper);
    const attemptId = await take(student, paper, 3);
    system.clock.advance(WINDOW_SECONDS);
    await system.publish();
    const bookmark = `/api/user/bookmarks/${paper.questions[8]?.id}`;
    expect((await student.put(bookmark, { attemptId })).status).toBe(200);

    const again = { ...paper, ...liveWindow(system.clock.now()) };
    system.catalogue.publish(again);
    const newcomer = await enrol(again);
    await start(newcomer, again);
    expect(await codeOf(student, attemptId)).toBe('solutions_not_public');
    const listed = await student.get('/api/user/bookmarks');
    expect(listed.body['bookmarks']).toMatchObject([
      { correctAnswer: -1, explanation: null, solutionsFrom: again.closesAt },
    ]);
    // A new window is a new turn.
    const secondId = await take(student, again, SIZE);
    system.clock.advance(WINDOW_SECONDS + 601 + 61);
    await system.sweep();
    expect(await system.publish()).toEqual([paper.testId]);
    const second = await resultsOf(student, secondId);
    expect(second.body['testAttempt']).toMatchObject({ isRetake: true, marks: SIZE });
    expect((await student.get('/api/user/bookmarks')).body['bookmarks']).toMatchObject([
      { correctAnswer: 0 },
    ]);
  });

  it('not while the catalogue is away: the window may have been extended', async () => {
    const paper = announce();
    const student = await enrol(paper);
    const attemptId = await take(student, paper, 3);
    system.clock.advance(WINDOW_SECONDS);
    system.catalogue.isDown = true;
    const published = await system.publish();
    const { body } = await resultsOf(student, attemptId);
    system.catalogue.isDown = false;
    expect(published).toEqual([]);
    expect(body['code']).toBe('solutions_not_public');
    expect(body['message']).toContain('come when the last student has finished');
    expect(await system.publish()).toEqual([paper.testId]);
  });

  it.each([
    ['its exam is archived', (paper: PaperSnapshot) => system.catalogue.archive(paper.testId)],
    ['it is deleted', (paper: PaperSnapshot) => system.catalogue.retire(paper.testId)],
  ])('only at the end of the window, also if %s', async (_what, change) => {
    const paper = announce();
    const student = await enrol(paper);
    const attemptId = await take(student, paper, 3);
    change(paper);
    expect(await system.publish()).toEqual([]);
    expect(await isPublic(student, attemptId)).toBe(false);
    system.clock.advance(WINDOW_SECONDS);
    expect(await system.publish()).toEqual([paper.testId]);
    expect(await isPublic(student, attemptId)).toBe(true);
  });

  it('while a student who becomes the owner of a deleted account’s rows is anonymous', async () => {
    const paper = announce();
    const [gone, stays] = [await enrol(paper), await enrol(paper)];
    const goneId = await take(gone, paper, SIZE);
    const staysId = await take(stays, paper, 3);
    const before = system.clock.now().toISOString();
    await internal('POST', '/internal/users/erase', {
      ...{ userId: gone.id, email: 'asha@example.com', before },
    });
    auth.known.delete(gone.id);
    system.clock.advance(WINDOW_SECONDS);
    expect(await system.publish()).toEqual([paper.testId]);
    expect((await resultsOf(stays, staysId)).body['testAttempt']).toMatchObject({ takers: 2 });
    expect(await rowOf(system, goneId)).toMatchObject({ correct_answers: SIZE, is_first: 1 });
    await queueMails();
    expect((await mails()).map(({ to }) => to)).toEqual([`${stays.id}@example.com`]);
  });

  it('with one mail a participant, whatever restarts and however many replicas look', async () => {
    const paper = announce();
    const [one, other] = [await enrol(paper), await enrol(paper)];
    const attemptId = await take(one, paper, 3);
    await take(other, paper, 4);
    await queueMails();
    expect(await mails()).toEqual([]);
    system.clock.advance(WINDOW_SECONDS);
    await Promise.all([system.publish(), system.publish()]);
    await Promise.all([queueMails(), queueMails()]);
    const restarted = await system.addReplica();
    await restarted.app.get(ResultMailsService).queueDue();
    await restarted.close();
    const sent = await mails();
    expect(sent).toHaveLength(2);
    expect(sent).toContainEqual({
      to: `${one.id}@example.com`,
      template: 'live-results',
      data: {
        name: 'Asha',
        test: 'Live',
        exam: 'SSC CGL',
        path: `/test-results/${paper.exam._id}/${paper.testId}?attempt=${attemptId}`,
      },
    });
    expect(await countRows(system, 'result_mails', { test_id: paper.testId })).toBe(0);
  });

  it('and then nobody can start it any more, even with a turn from before the end', async () => {
    const paper = announce();
    const student = await enrol(paper);
    await take(student, paper, 3);
    await system.database.query('UPDATE live_tests SET closed_at = ? WHERE test_id = ?', [
      system.clock.now(),
      paper.testId,
    ]);
    const late = await enrol(paper);
    const refused = await late.post(`/tests/${paper.testId}/start`);
    expect(refused).toMatchObject({ status: 403, body: { code: 'test_closed' } });
    expect(await countRows(system, 'attempts', { user_id: late.id })).toBe(0);
  });
});
