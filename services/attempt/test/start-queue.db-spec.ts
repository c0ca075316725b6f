import { REDIS, type RedisClient } from '@abhyas/service-kit';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { PaperSnapshot } from '../src/papers/paper-snapshot.schema.js';
import { ADMITTED_MS, KEPT_MS } from '../src/taking/start-queue/turn-store.js';
import { startSystem, type Student, type TestResponse, type TestSystem } from './app.js';
import { buildPaper } from './builders.js';

/** One start a second: everybody who comes within a second of another waits, on the slowest machine too. */
const RATE = 1;
const MAX_IN_A_SECOND = 2;
const STRANGERS = 30;

type QueueSet = 'waiting' | 'admitted' | 'waited';

let system: TestSystem;
let redis: RedisClient;
beforeAll(async () => {
  system = await startSystem(2, { STARTS_PER_SECOND: String(RATE) });
  redis = system.replicas[0]?.app.get(REDIS) as RedisClient;
});
afterAll(() => system.close());
afterEach(() => {
  jest.restoreAllMocks();
});

/** A live test that is open for an hour. */
function publishLive(): PaperSnapshot {
  const now = system.clock.now().getTime();
  return system.catalogue.publish(
    buildPaper({
      opensAt: new Date(now).toISOString(),
      closesAt: new Date(now + 3_600_000).toISOString(),
    }),
  );
}

async function enrol(paper: PaperSnapshot, count = 1): Promise<Student[]> {
  const students = await Promise.all(Array.from({ length: count }, () => system.student()));
  for (const { id } of students) system.catalogue.register(paper.testId, id);
  return students;
}

const open = (student: Student | undefined, { testId }: PaperSnapshot): Promise<TestResponse> =>
  student?.get(`/tests/${testId}`) ?? Promise.reject(new Error('There is no such student.'));

const press = (student: Student | undefined, { testId }: PaperSnapshot): Promise<TestResponse> =>
  student?.post(`/tests/${testId}/start`) ?? Promise.reject(new Error('There is no such student.'));

const keyOf = ({ testId }: PaperSnapshot, set: QueueSet): string =>
  `attempt:start-queue:{${testId}}:${set}`;

const entries = (paper: PaperSnapshot, set: QueueSet = 'waiting') =>
  redis.zRangeWithScores(keyOf(paper, set), 0, -1);

/** As if this much time had passed: all moments in Redis are earlier. */
async function passTime(paper: PaperSnapshot, milliseconds: number): Promise<void> {
  for (const set of ['waiting', 'admitted', 'waited'] as const) {
    for (const { value } of await entries(paper, set)) {
      await redis.zIncrBy(keyOf(paper, set), -milliseconds, value);
    }
  }
}

/** Strangers who wait for half a minute, so that on the slowest machine too their turns are still to come. */
async function addStrangers(paper: PaperSnapshot): Promise<void> {
  const strangers = Array.from({ length: STRANGERS }, (_, index) => ({
    score: Date.now() + (index + 1) * 1000,
    value: `stranger ${index}`,
  }));
  await redis.zAdd(keyOf(paper, 'waiting'), strangers);
}

/** A live test for which strangers wait, some half a minute; the students come after them, in this order. */
async function crowd(count: number): Promise<{ paper: PaperSnapshot; students: Student[] }> {
  const paper = publishLive();
  const students = await enrol(paper, count);
  await addStrangers(paper);
  for (const student of students) expect((await press(student, paper)).status).toBe(429);
  return { paper, students };
}

/** The turns of students, earliest first, without those of strangers. */
async function turnsOf(paper: PaperSnapshot): Promise<{ value: string; score: number }[]> {
  return (await entries(paper)).filter(({ value }) => !value.startsWith('stranger'));
}

/** Passes the time until the turn of a student, by their number among them. */
async function reachTurn(paper: PaperSnapshot, index: number): Promise<void> {
  const turn = (await turnsOf(paper)).at(index)?.score ?? Number.NaN;
  await passTime(paper, turn - Date.now());
}

function expectApart(moments: readonly number[]): void {
  const gaps = moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1000 / RATE);
}

/** The most starts in any second. */
function mostInASecond(moments: readonly number[]): number {
  return Math.max(
    ...moments.map((from) => moments.filter((it) => it >= from && it < from + 1000).length),
  );
}

describe('a crowd in front of a test', () => {
  it('starts who comes alone, and resumes open attempts whatever the crowd', async () => {
    const paper = publishLive();
    const [student] = await enrol(paper);
    expect(await press(student, paper)).toMatchObject({ status: 201 });
    await redis.zAdd(keyOf(paper, 'waiting'), { score: Date.now() + 60_000, value: 'others' });
    for (const replica of system.replicas) {
      const response = await press(student?.at(replica), paper);
      expect(response).toMatchObject({ status: 200, body: { resumed: true } });
    }
  });

  it('tells the others when their turn is, in the order in which they came', async () => {
    const { paper, students } = await crowd(3);
    const refused = await press(students[1], paper);
    const waitSeconds = Number(refused.body['waitSeconds']);
    expect(waitSeconds).toBeGreaterThanOrEqual(1);
    expect(refused).toMatchObject({ status: 429, body: { success: false, code: 'start_queued' } });
    expect(refused.headers.get('retry-after')).toBe(String(waitSeconds));
    expect(refused.body['message']).toContain(`in about ${waitSeconds} second`);
    const turns = await turnsOf(paper);
    expect(turns.map(({ value }) => value)).toEqual(students.map(({ id }) => id));
    expectApart(turns.map(({ score }) => score));
  });

  it('gives a student one turn: pressing often, on many devices, changes nothing', async () => {
    const { paper, students } = await crowd(3);
    const before = await entries(paper);
    const presses = Array.from({ length: 20 }, () => press(students[2], paper));
    expect((await Promise.all(presses)).map(({ status }) => status)).toEqual(
      presses.map(() => 429),
    );
    expect(await entries(paper)).toEqual(before);
  });

  it('starts each at their turn, once', async () => {
    const { paper, students } = await crowd(3);
    await reachTurn(paper, 0);
    const presses = await Promise.all([press(students[0], paper), press(students[0], paper)]);
    expect(new Set(presses.map(({ status }) => status))).toEqual(new Set([200, 201]));
    expect((await press(students[2], paper)).status).toBe(429);
    await passTime(paper, 1000);
    await reachTurn(paper, 0);
    expect((await press(students[1], paper)).status).toBe(201);
  });

  it('forgets a student who does not come back', async () => {
    const { paper, students } = await crowd(2);
    await reachTurn(paper, -1);
    await passTime(paper, KEPT_MS + 1);
    await addStrangers(paper);
    expect((await press(students[0], paper)).status).toBe(429);
    const known = (await entries(paper)).map(({ value }) => value);
    expect([known.length, known.at(-1)]).toEqual([STRANGERS + 1, students[0]?.id]);
    const left = await redis.pTTL(keyOf(paper, 'waiting'));
    expect(left).toBeGreaterThan(KEPT_MS);
    expect(left).toBeLessThan(KEPT_MS + 60_000);
  });

  it('keeps the turn of a student whose start failed at their turn', async () => {
    const { paper, students } = await crowd(1);
    await reachTurn(paper, -1);
    system.catalogue.isDown = true;
    const failed = await press(students[0], paper);
    system.catalogue.isDown = false;
    expect(failed.status).toBe(503);
    expect((await press(students[0], paper)).status).toBe(201);
  });

  it('starts at most so many in a second, whoever presses at the same moment', async () => {
    const paper = publishLive();
    const students = await enrol(paper, 500);
    const responses = await Promise.all(students.map((student) => press(student, paper)));
    const started = await entries(paper, 'admitted');
    const waiting = await entries(paper);
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(started.length);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(waiting.length);
    expect(started.length + waiting.length).toBe(students.length);
    expect(mostInASecond(started.map(({ score }) => score))).toBeLessThanOrEqual(RATE);
    expectApart(waiting.map(({ score }) => score));
  });

  it('spreads students who all come back late, after an outage', async () => {
    const { paper, students } = await crowd(60);
    await reachTurn(paper, -1);
    const responses = await Promise.all(students.map((student) => press(student, paper)));
    const started = await entries(paper, 'admitted');
    expect(mostInASecond(started.map(({ score }) => score))).toBeLessThanOrEqual(MAX_IN_A_SECOND);
    const waits = responses.flatMap(({ body }) => body['waitSeconds'] ?? []).map(Number);
    expect(waits.length).toBeGreaterThan(students.length / 2);
    expect(Math.max(...waits)).toBeLessThanOrEqual(31);
    expect(new Set(waits).size).toBeGreaterThan(5);
  });

  it('lets nobody wait longer than the crowd needs when a clock has jumped', async () => {
    const { paper, students } = await crowd(2);
    await passTime(paper, -3_600_000);
    const [student] = await enrol(paper);
    for (const one of [...students, student]) {
      const { body } = await press(one, paper);
      expect(Number(body['waitSeconds'])).toBeLessThanOrEqual(2 + STRANGERS + 3);
    }
  });

  it('holds up nobody because of starts that seem to be in the future', async () => {
    const paper = publishLive();
    const [first, second] = await enrol(paper, 2);
    expect((await press(first, paper)).status).toBe(201);
    await passTime(paper, -3_600_000);
    expect((await press(second, paper)).status).toBe(201);
  });

  it('starts who came inside the window and waited beyond its end, and nobody else', async () => {
    const { paper, students } = await crowd(1);
    const [late] = await enrol(paper);
    system.clock.advance(3600);
    expect(await press(late, paper)).toMatchObject({ status: 403, body: { code: 'test_closed' } });
    expect(await open(students[0], paper)).toMatchObject({ status: 429 });
    await reachTurn(paper, -1);
    const shown = await open(students[0], paper);
    expect(shown).toMatchObject({ status: 200, body: { questions: [] } });
    await passTime(paper, ADMITTED_MS - 60_000);
    const started = await press(students[0], paper);
    expect(started).toMatchObject({ status: 201, body: { remainingSeconds: 600 } });
    expect((await open(late, paper)).status).toBe(403);
  });

  it('starts only registered students', async () => {
    const { paper } = await crowd(1);
    const stranger = await system.student();
    expect((await press(stranger, paper)).status).toBe(429);
    await reachTurn(paper, -1);
    expect(await press(stranger, paper)).toMatchObject({ body: { code: 'not_registered' } });
  });
});

describe('a crowd in front of the instructions', () => {
  it('waits there, and starts without another turn', async () => {
    const paper = publishLive();
    const students = await enrol(paper, 2);
    await addStrangers(paper);
    for (const student of students) {
      const refused = await open(student, paper);
      expect(refused).toMatchObject({ status: 429, body: { code: 'start_queued' } });
      expect(Number(refused.headers.get('retry-after'))).toBe(refused.body['waitSeconds']);
    }
    await reachTurn(paper, 0);
    expect(await open(students[0], paper)).toMatchObject({ status: 200, body: { questions: [] } });
    expect((await open(students[1], paper)).status).toBe(429);
    await addStrangers(paper);
    expect((await open(students[0], paper)).status).toBe(200);
    expect((await press(students[0], paper)).status).toBe(201);
    expect((await press(students[1], paper)).status).toBe(429);
  });

  it('does not hold up who has an open attempt', async () => {
    const paper = publishLive();
    const [student] = await enrol(paper);
    expect((await press(student, paper)).status).toBe(201);
    await redis.del(keyOf(paper, 'admitted'));
    await addStrangers(paper);
    for (const replica of system.replicas) {
      const shown = await open(student?.at(replica), paper);
      expect(shown).toMatchObject({
        status: 200,
        body: { openAttempt: { remainingSeconds: 600 } },
      });
    }
  });

  it('lets in again, after a while, only who waits again', async () => {
    const paper = publishLive();
    const [student] = await enrol(paper);
    expect((await open(student, paper)).status).toBe(200);
    await addStrangers(paper);
    await passTime(paper, ADMITTED_MS + 1);
    await addStrangers(paper);
    expect((await press(student, paper)).status).toBe(429);
  });

  it('gives who has read without waiting no time beyond the window', async () => {
    const paper = publishLive();
    const [student] = await enrol(paper);
    expect((await open(student, paper)).status).toBe(200);
    system.clock.advance(3600);
    expect(await press(student, paper)).toMatchObject({ body: { code: 'test_closed' } });
  });
});

describe('without a crowd', () => {
  it('asks nothing for other tests than live ones', async () => {
    const paper = system.catalogue.publish(buildPaper());
    const scripts = jest.spyOn(redis, 'evalSha');
    const [replica] = system.replicas;
    const students = await Promise.all(Array.from({ length: 5 }, () => system.student()));
    for (const student of students) {
      expect((await press(replica && student.at(replica), paper)).status).toBe(201);
    }
    expect(scripts).not.toHaveBeenCalled();
  });

  it('sees a crowd in front of another test too', async () => {
    const paper = system.catalogue.publish(buildPaper());
    const students = await Promise.all(Array.from({ length: 60 }, () => system.student()));
    const responses = await Promise.all(students.map((student) => press(student, paper)));
    const queued = responses.filter(({ body }) => body['code'] === 'start_queued');
    expect(queued.length).toBe((await entries(paper)).length);
    expect(queued.length).toBeGreaterThan(0);
  });
});

describe('without Redis', () => {
  it.each([
    ['is away', () => Promise.reject(new Error('Redis is away'))],
    ['hangs', () => new Promise<never>(() => undefined)],
  ])('starts everybody when it %s', async (_state, reply) => {
    const { paper, students } = await crowd(2);
    for (const { app } of system.replicas) {
      jest.spyOn(app.get<RedisClient>(REDIS), 'evalSha').mockImplementation(reply);
    }
    const [newcomer] = await enrol(paper);
    for (const student of [...students, newcomer]) {
      expect((await press(student, paper)).status).toBe(201);
    }
  });
});
