import { createRedisClient, systemIds } from '@abhyas/service-kit';
import { MAIL_QUEUE, MAIL_QUEUE_PREFIX } from '@abhyas/service-kit/mail';
import { createTestEnv, eventually, FixedClock } from '@abhyas/service-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import ICAL from 'ical.js';
import type { ExamDetailDto, ExamPageDto } from '../src/exams/exams.dto.js';
import { RegistrationMailsService } from '../src/live-tests/registration-mails.service.js';
import type { Mail } from '../src/mail/mail.queue.js';
import { CatalogueApp, signIn } from './app.js';
import { AuthServer } from './auth-server.js';
import { buildQuestions } from './builders.js';
import { announceLive } from './live-test.js';

const HOUR = 3600;
const DEAD_REDIS = 'redis://127.0.0.1:1/0';

const clock = new FixedClock();
let auth: AuthServer;
let env: Record<string, string>;
let app: CatalogueApp;
let exam: ExamDetailDto;
let testId: string;
let liveTestId: string;
let redis: ReturnType<typeof createRedisClient>;
let queue: Queue<Mail>;
/** Closed after each test, even if it failed. */
const replicas: CatalogueApp[] = [];

beforeAll(async () => {
  const stores = await createTestEnv('catalogue');
  auth = new AuthServer(stores['SERVICE_CREDENTIAL'] ?? '');
  // Tests start sweeps themselves, so the timer is practically off.
  env = {
    ...stores,
    AUTH_URL: await auth.listen(),
    REMIND_EVERY_MS: '3600000',
    PUBLIC_URL: 'https://abhyas.example',
  };
  app = await CatalogueApp.start({ env, clock });
  await app.import(buildQuestions(60));
  const { body } = await app.call<ExamPageDto>('/exams');
  exam = (await app.call<ExamDetailDto>(`/exams/${body.exams[0]?._id}`)).body;
  testId = exam.tests.at(-1)?._id ?? '';
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

beforeEach(async () => {
  await app.dataSource.query('DELETE FROM live_test_registrations');
  await app.dataSource.query('DELETE FROM live_tests');
  await redis.flushDb();
  auth.accounts.clear();
  auth.isDown = false;
  liveTestId = await announceLive(app, {
    ...{ testId, now: clock.now() },
    ...{ opensIn: 20 * HOUR, closesIn: 32 * HOUR },
  });
});

afterEach(async () => {
  for (const replica of replicas.splice(0)) await replica.close();
});

async function startReplica(more: Record<string, string> = {}): Promise<CatalogueApp> {
  const replica = await CatalogueApp.start({ env: { ...env, ...more }, clock });
  replicas.push(replica);
  return replica;
}

function newStudent(): string {
  const id = systemIds.uuid();
  auth.accounts.set(id, { name: 'Asha', email: `${id}@example.com` });
  return id;
}

async function register(id: string, replica = app): Promise<number> {
  const path = `/api/user/upcoming-tests/${liveTestId}/register`;
  const token = await signIn(id, clock.now());
  return (await replica.call(path, { method: 'POST', token })).status;
}

async function mails(): Promise<Mail[]> {
  const jobs = await queue.getJobs(['waiting', 'delayed']);
  return jobs.map(({ data }) => data);
}

function untilMails(count: number): Promise<Mail[]> {
  return eventually(`${count} mails`, async () => {
    const queued = await mails();
    return queued.length >= count ? queued : undefined;
  });
}

function sweep(replica = app): Promise<number> {
  return replica.nest.get(RegistrationMailsService).send();
}

async function unconfirmed(): Promise<number> {
  const rows = await app.dataSource.query<object[]>(
    'SELECT 1 FROM live_test_registrations WHERE confirmed_at IS NULL',
  );
  return rows.length;
}

describe('mails about registrations', () => {
  it('are queued with the calendar file when a student registers', async () => {
    const student = newStudent();
    expect(await register(student)).toBe(200);
    const [mail, ...more] = await untilMails(1);
    expect(more).toEqual([]);
    const opensAt = new Date(clock.now().getTime() + 20 * HOUR * 1000);
    expect(mail).toEqual({
      to: `${student}@example.com`,
      template: 'test-registration',
      data: {
        name: 'Asha',
        test: exam.tests.at(-1)?.title,
        exam: exam.name,
        startsAt: opensAt.toISOString(),
        closesAt: new Date(opensAt.getTime() + 12 * HOUR * 1000).toISOString(),
        duration: exam.tests.at(-1)?.duration,
        path: `/test-details/${exam._id}/${testId}/lobby`,
        calendar: { name: expect.stringMatching(/\.ics$/), text: expect.any(String) },
      },
    });
    const { calendar } = (mail as Extract<Mail, { template: 'test-registration' }>).data;
    const event = new ICAL.Event(
      ICAL.Component.fromString(calendar.text).getFirstSubcomponent('vevent') ?? undefined,
    );
    expect(event.uid).toBe(`${liveTestId}@abhyas`);
    expect(event.startDate.toJSDate()).toEqual(opensAt);
    const published = await fetch(`${app.url}/exams/${exam._id}/tests/${testId}/calendar.ics`);
    expect(await published.text()).toBe(calendar.text);
  });

  it('are queued once, however often a student registers and services restart', async () => {
    const student = newStudent();
    await Promise.all([register(student), register(student), register(student)]);
    await untilMails(1);
    await eventually('the mail to be recorded', async () => (await unconfirmed()) === 0);
    await register(student);
    expect(await sweep(await startReplica())).toBe(0);
    // A replica that failed after queueing and before marking.
    await app.dataSource.query('UPDATE live_test_registrations SET confirmed_at = NULL');
    await sweep();
    expect(await mails()).toHaveLength(1);
  });

  it('are queued later if the queue is unavailable; the registration counts', async () => {
    const student = newStudent();
    const cutOff = await startReplica({ REDIS_URL: DEAD_REDIS });
    expect(await register(student, cutOff)).toBe(200);
    await expect(sweep(cutOff)).rejects.toThrow('does not work right now');
    expect(await unconfirmed()).toBe(1);
    expect(await sweep()).toBe(1);
    expect(await mails()).toHaveLength(1);
  });

  it('are queued later if auth is unavailable', async () => {
    auth.isDown = true;
    expect(await register(newStudent())).toBe(200);
    await expect(sweep()).rejects.toThrow('does not work right now');
    auth.isDown = false;
    // The run that the registration started may still be retrying.
    await sweep();
    expect(await untilMails(1)).toHaveLength(1);
  });

  it('are not sent to deleted accounts, and not after the test', async () => {
    expect(await register(systemIds.uuid())).toBe(200);
    await eventually('the registration to be handled', async () => (await unconfirmed()) === 0);
    expect(await mails()).toEqual([]);
    await app.dataSource.query('UPDATE live_test_registrations SET confirmed_at = NULL');
    await app.dataSource.query('UPDATE live_tests SET closes_at = ?', [clock.now()]);
    expect(await sweep()).toBe(0);
  });
});
