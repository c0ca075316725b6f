import { createRedisClient, systemIds } from '@abhyas/service-kit';
import { MAIL_QUEUE, MAIL_QUEUE_PREFIX } from '@abhyas/service-kit/mail';
import { createTestEnv, eventually, FixedClock } from '@abhyas/service-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Queue, Worker } from 'bullmq';
import type { ExamDetailDto, ExamPageDto } from '../src/exams/exams.dto.js';
import type { Mail } from '../src/mail/mail.queue.js';
import { CatalogueApp, signIn } from './app.js';
import { AuthServer } from './auth-server.js';
import { buildQuestions } from './builders.js';

const HOUR = 3600;
const DEAD_REDIS = 'redis://127.0.0.1:1/0';

const clock = new FixedClock();
let auth: AuthServer;
let env: Record<string, string>;
let app: CatalogueApp;
let exam: ExamDetailDto;
let redis: ReturnType<typeof createRedisClient>;
let queue: Queue<Mail>;
/** Closed after each test, even if it failed. */
const replicas: CatalogueApp[] = [];

beforeAll(async () => {
  const stores = await createTestEnv('catalogue');
  auth = new AuthServer(stores['SERVICE_CREDENTIAL'] ?? '');
  // Tests start sweeps themselves, so the timer is practically off.
  env = { ...stores, AUTH_URL: await auth.listen(), REMIND_EVERY_MS: '3600000' };
  app = await CatalogueApp.start({ env, clock });
  await app.import(buildQuestions(60));
  const { body } = await app.call<ExamPageDto>('/exams');
  exam = (await app.call<ExamDetailDto>(`/exams/${body.exams[0]?._id}`)).body;
  redis = createRedisClient(env['REDIS_URL'] ?? '');
  queue = new Queue(MAIL_QUEUE, { connection: redis, prefix: MAIL_QUEUE_PREFIX });
  await queue.waitUntilReady();
});

afterAll(async () => {
  await queue?.close();
  if (redis?.isOpen) redis.destroy();
  await app?.close();
  await auth?.close();
});

let liveTestId: string;

beforeEach(async () => {
  await app.dataSource.query('DELETE FROM live_test_registrations');
  await app.dataSource.query('DELETE FROM live_tests');
  await redis.flushDb();
  auth.recipients.clear();
  auth.requests.length = 0;
  auth.isDown = false;
  liveTestId = await announce(20 * HOUR);
});

afterEach(async () => {
  for (const replica of replicas.splice(0)) await replica.close();
});

/** Announces a live test that opens in this many seconds. */
async function announce(seconds: number): Promise<string> {
  const id = systemIds.uuid();
  const [opens, closes] = [seconds, seconds + 12 * HOUR].map(
    (later) => new Date(clock.now().getTime() + later * 1000),
  );
  await app.dataSource.query(
    'INSERT INTO live_tests (id, test_id, opens_at, closes_at, created_at) VALUES (?, ?, ?, ?, ?)',
    [id, exam.tests[0]?._id, opens, closes, clock.now()],
  );
  return id;
}

async function register(preference: 'willing' | 'unwilling' = 'willing'): Promise<string> {
  const id = systemIds.uuid();
  if (preference === 'willing')
    auth.recipients.set(id, { name: 'Asha', email: `${id}@example.com` });
  const path = `/api/user/upcoming-tests/${liveTestId}/register`;
  const { status } = await app.call(path, { method: 'POST', token: await signIn(id, clock.now()) });
  expect(status).toBe(200);
  return id;
}

/** Inserts the registrations of many students with one statement. */
async function registerCrowd(size: number): Promise<void> {
  const ids = Array.from({ length: size }, () => systemIds.uuid());
  for (const id of ids) auth.recipients.set(id, { name: 'Asha', email: `${id}@example.com` });
  await app.dataSource.query(
    `INSERT INTO live_test_registrations (live_test_id, user_id, registered_at)
     VALUES ${ids.map(() => '(?, ?, ?)').join(',')}`,
    ids.flatMap((id) => [liveTestId, id, clock.now()]),
  );
}

async function startReplica(more: Record<string, string> = {}): Promise<CatalogueApp> {
  const replica = await CatalogueApp.start({ env: { ...env, ...more }, clock });
  replicas.push(replica);
  return replica;
}

async function mails(): Promise<Mail[]> {
  const jobs = await queue.getJobs(['waiting', 'delayed']);
  return jobs.map(({ data }) => data);
}

/** Sends every waiting email, which removes it from the queue. */
async function sendAll(): Promise<void> {
  const connection = redis.duplicate();
  const worker = new Worker(MAIL_QUEUE, () => Promise.resolve(), {
    connection,
    prefix: MAIL_QUEUE_PREFIX,
  });
  await eventually('the mails to be sent', async () => (await mails()).length === 0);
  await worker.close();
  connection.destroy();
}

describe('reminders of live tests', () => {
  it('go to students who registered and want them', async () => {
    const [student] = [await register(), await register('unwilling')];
    expect(await app.remind()).toBe(1);
    expect(await mails()).toEqual([
      {
        to: `${student}@example.com`,
        template: 'test-reminder',
        data: {
          name: 'Asha',
          test: exam.tests[0]?.title,
          exam: exam.name,
          startsAt: new Date(clock.now().getTime() + 20 * HOUR * 1000).toISOString(),
          path: `/test-details/${exam._id}/${exam.tests[0]?._id}/lobby`,
        },
      },
    ]);
  });

  it('go once, even after the email is sent and the service was restarted', async () => {
    await register();
    expect(await app.remind()).toBe(1);
    expect(await app.remind()).toBe(0);
    await sendAll();
    expect(await (await startReplica()).remind()).toBe(0);
    expect(await mails()).toEqual([]);
    expect(auth.requests).toHaveLength(1);
  });

  it('go once if a replica fails after queueing and before marking', async () => {
    await register();
    await app.remind();
    await sendAll();
    await app.dataSource.query('UPDATE live_test_registrations SET reminded_at = NULL');
    await (await startReplica()).remind();
    expect(await mails()).toEqual([]);
  });

  it('go once if several replicas sweep at the same time', async () => {
    await registerCrowd(1200);
    const others = [await startReplica(), await startReplica()];
    // On a busy machine the queue may be too slow for three; the next sweep does what is left.
    await Promise.allSettled([app, ...others].map((replica) => replica.remind()));
    await app.remind();
    const recipients = (await mails()).map(({ to }) => to);
    expect(recipients).toHaveLength(1200);
    expect(new Set(recipients).size).toBe(1200);
    expect(await app.remind()).toBe(0);
  });

  it('go to students who register later, and to nobody twice', async () => {
    const first = await register();
    await app.remind();
    const second = await register();
    await app.remind();
    const recipients = (await mails()).map(({ to }) => to);
    expect(recipients.toSorted()).toEqual(
      [`${first}@example.com`, `${second}@example.com`].toSorted(),
    );
  });

  it('are sent from a day before, but not after the start', async () => {
    await app.dataSource.query('DELETE FROM live_tests');
    liveTestId = await announce(24 * HOUR + 60);
    await register();
    expect(await app.remind()).toBe(0);
    clock.advance(60);
    expect(await app.remind()).toBe(1);
    await register();
    clock.advance(24 * HOUR);
    expect(await app.remind()).toBe(0);
  });

  it('wait for the next start when the service shuts down', async () => {
    await register();
    expect(await app.remind(() => true)).toBe(0);
    expect(await app.remind()).toBe(1);
  });

  it('wait while the auth service is unavailable', async () => {
    await register();
    auth.isDown = true;
    await expect(app.remind()).rejects.toMatchObject({ status: 503 });
    expect(await mails()).toEqual([]);
    auth.isDown = false;
    expect(await app.remind()).toBe(1);
  });

  it('wait while the queue is unavailable', async () => {
    await register();
    const cutOff = await startReplica({ REDIS_URL: DEAD_REDIS });
    await expect(cutOff.remind()).rejects.toMatchObject({ status: 503 });
    expect(await app.remind()).toBe(1);
    expect(await mails()).toHaveLength(1);
  });

  it('do not go to students who left', async () => {
    const student = await register();
    const json = { userId: student, email: `${student}@example.com` };
    await app.internal('/internal/users/erase', { method: 'POST', json });
    expect(await app.remind()).toBe(0);
  });

  it('are checked periodically', async () => {
    await startReplica({ REMIND_EVERY_MS: '50' });
    await register();
    await eventually('the reminder', async () => (await mails()).length === 1);
    await register();
    await eventually('the other reminder', async () => (await mails()).length === 2);
  });
});
