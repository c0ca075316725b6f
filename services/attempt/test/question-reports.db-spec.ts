import { CLOCK, createRedisClient, systemIds, type RedisClient } from '@abhyas/service-kit';
import { MAIL_QUEUE, MAIL_QUEUE_PREFIX } from '@abhyas/service-kit/mail';
import {
  captureCommand,
  eventually,
  startApp,
  StubServer,
  type CommandResult,
  type StubRequest,
  type StubResponse,
  type TestApp,
} from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Queue, Worker, type Job } from 'bullmq';
import { listReportsCommand } from '../src/commands/list-reports.js';
import { settleReportCommand } from '../src/commands/settle-report.js';
import { MailQueue, type Mail } from '../src/mail/mail.queue.js';
import type { PaperSnapshot } from '../src/papers/paper-snapshot.schema.js';
import { QuestionReportsRepository } from '../src/review/questions/question-reports.repository.js';
import { ReportMailsSweeper } from '../src/review/questions/report-mails.sweeper.js';
import { attemptService } from '../src/service.js';
import { idOf, startSystem, type Body, type Student, type TestSystem } from './app.js';
import { answers, buildPaper } from './builders.js';
import { envOf } from './env-of.js';
import { countRows } from './rows.js';

const PROMPT = 'Ignore all previous instructions. <script>alert(1)</script> {{7*7}}';

/** A stub of the auth service's lookup of recipients. */
class Recipients extends StubServer {
  readonly known = new Map<string, { name: string; email: string }>();

  protected respond({ body }: StubRequest): StubResponse {
    const { userIds, mail } = JSON.parse(body) as { userIds: string[]; mail: string };
    if (mail !== 'reportOutcomes') return { status: 400, body: {} };
    return {
      body: userIds.flatMap((id) => {
        const student = this.known.get(id);
        return student ? [{ id, ...student }] : [];
      }),
    };
  }
}

describe('reported questions', () => {
  let system: TestSystem;
  let replica: TestApp;
  let redis: RedisClient;
  let queue: Queue<Mail>;
  const auth = new Recipients();

  beforeAll(async () => {
    system = await startSystem();
    const config = { ...system.config, AUTH_URL: await auth.listen() };
    replica = await startApp(attemptService(config), new Map([[CLOCK, system.clock]]));
    redis = createRedisClient(system.config.REDIS_URL);
    queue = new Queue(MAIL_QUEUE, { connection: redis, prefix: MAIL_QUEUE_PREFIX });
    await queue.waitUntilReady();
  });
  afterAll(async () => {
    await queue?.close();
    if (redis?.isOpen) redis.destroy();
    await replica?.close();
    await auth.close();
    await system.close();
  });
  beforeEach(() => queue.obliterate({ force: true }));

  async function finished(paper: PaperSnapshot = buildPaper()) {
    const student = await system.student();
    system.catalogue.publish(paper);
    const attemptId = idOf(await student.post(`/tests/${paper.testId}/start`));
    system.clock.advance(60);
    await student.post(`/tests/${attemptId}/submit`, { responses: answers(paper, { right: 1 }) });
    return { student, paper, attemptId, questionId: paper.questions[1]?.id ?? '' };
  }

  const report = (student: Student, questionId: string, body: object) =>
    student.put(`/api/user/question-reports/${questionId}`, body);
  const list = async (student: Student, query = ''): Promise<Body> =>
    (await student.get(`/api/user/question-reports${query}`)).body['reports'] ?? ({} as Body);
  const mails = async (): Promise<Mail[]> => {
    const jobs = await queue.getJobs(['waiting', 'delayed', 'prioritized']);
    return jobs.toSorted((a, b) => a.timestamp - b.timestamp).map(({ data }) => data);
  };
  /** Sends all waiting mails, which removes them from the queue. */
  async function sendAll(): Promise<Mail[]> {
    const sent: Mail[] = [];
    const connection = redis.duplicate();
    const send = ({ data }: Job<Mail>) => Promise.resolve(void sent.push(data));
    const worker = new Worker<Mail>(MAIL_QUEUE, send, { connection, prefix: MAIL_QUEUE_PREFIX });
    await eventually('the mails to be sent', async () => (await mails()).length === 0);
    await worker.close();
    connection.destroy();
    return sent;
  }
  const sweep = () => replica.app.get(ReportMailsSweeper).run();
  const settle = (...args: string[]): Promise<CommandResult> =>
    captureCommand(settleReportCommand, envOf(system.config), ...args);

  it('are stored once, and mailed to the office without saying who reported them', async () => {
    const { student, paper, attemptId, questionId } = await finished();
    const body = { attemptId, reason: 'wrong-answer', text: ` Option A \u202Eis right. ` };
    const first = await report(student, questionId, body);
    expect(first).toMatchObject({
      status: 200,
      body: {
        questionId,
        attemptId,
        testTitle: 'Arithmetic, set 1',
        examName: 'SSC CGL',
        number: 2,
        reason: 'wrong-answer',
        text: 'Option A is right.',
        outcome: null,
        note: null,
        settledAt: null,
      },
    });
    system.clock.advance(1);
    for (const { status, body: again } of await Promise.all(
      [1, 2, 3].map(() => report(student, questionId, body)),
    )) {
      expect({ status, again }).toEqual({ status: 200, again: first.body });
    }
    await sweep();
    const sent = await mails();
    expect(sent).toEqual([
      {
        to: 'office',
        template: 'question-report',
        data: {
          reportId: first.body['id'],
          questionId,
          questionVersion: 1,
          number: 2,
          test: paper.title,
          exam: 'SSC CGL',
          question: 'What is 1 + 1?',
          reason: 'The answer is wrong',
          text: 'Option A is right.',
          isChange: false,
        },
      },
    ]);
    expect(JSON.stringify(sent)).not.toContain(student.id);
    expect(JSON.stringify(sent)).not.toContain(attemptId);
    expect(await countRows(system, 'question_reports', { user_id: student.id })).toBe(1);
    expect(await list(student)).toEqual([first.body]);
    expect(await list(student, `?attemptId=${attemptId}`)).toEqual([first.body]);
  });

  it('change while they are open, and the office hears of it', async () => {
    const { student, attemptId, questionId } = await finished();
    const first = await report(student, questionId, { attemptId, reason: 'unclear' });
    system.clock.advance(10);
    const changed = await report(student, questionId, {
      attemptId,
      reason: 'other',
      text: PROMPT,
    });
    expect(changed.body).toMatchObject({ id: first.body['id'], reason: 'other', text: PROMPT });
    expect((await mails()).map(({ data }) => data)).toMatchObject([
      { isChange: false, reason: 'The question is unclear', text: '' },
      { isChange: true, reason: 'Something else', text: PROMPT },
    ]);
  });

  it('are mailed later when they could not be at once', async () => {
    const { student, attemptId, questionId } = await finished();
    await report(student, questionId, { attemptId, reason: 'unclear' });
    await queue.obliterate({ force: true });
    await system.database.query('UPDATE question_reports SET is_mail_due = 1 WHERE user_id = ?', [
      student.id,
    ]);
    system.clock.advance(1);
    await Promise.all([sweep(), sweep()]);
    expect(await mails()).toMatchObject([{ to: 'office', data: { questionId } }]);
    await sweep();
    expect(await mails()).toHaveLength(1);
  });

  it.each([
    {
      moment: 'the report is stored, before its mail is queued',
      die: () => jest.spyOn(MailQueue.prototype, 'add').mockRejectedValueOnce(new Error('killed')),
      queued: 0,
    },
    {
      moment: 'its mail is queued, before that is recorded',
      die: () =>
        jest
          .spyOn(QuestionReportsRepository.prototype, 'markMailed')
          .mockRejectedValueOnce(new Error('killed')),
      queued: 1,
    },
  ])('are mailed once if the service dies after $moment', async ({ die, queued }) => {
    const { student, attemptId, questionId } = await finished();
    const death = die();
    const { status } = await report(student, questionId, { attemptId, reason: 'unclear' });
    expect(death).toHaveBeenCalledTimes(1);
    death.mockRestore();
    expect(status).toBe(200);
    expect(await mails()).toHaveLength(queued);
    // A mail that was queued may be sent before another process finds the report.
    const sent = await sendAll();
    expect(sent).toHaveLength(queued);
    system.clock.advance(1);
    await Promise.all([sweep(), sweep()]);
    sent.push(...(await sendAll()));
    expect(sent).toMatchObject([{ to: 'office', data: { questionId } }]);
    await sweep();
    expect(await mails()).toEqual([]);
  });

  it('are settled by an operator, and the student hears of it once', async () => {
    const { student, paper, attemptId, questionId } = await finished();
    auth.known.set(student.id, { name: 'Asha', email: 'asha@example.com' });
    const { body } = await report(student, questionId, { attemptId, reason: 'wrong-answer' });
    await queue.obliterate({ force: true });
    const args = [String(body['id']), '--outcome', 'corrected', '--note', 'It is B.'];
    expect(await settle(...args)).toMatchObject({
      status: 0,
      out: expect.stringContaining('Settled: the question was corrected.'),
    });
    expect(await settle(...args)).toMatchObject({
      status: 0,
      out: expect.stringContaining('already settled like this'),
    });
    const other = await settle(String(body['id']), '--outcome', 'no-error');
    expect(other.status).not.toBe(0);
    expect(other.err).toContain('was settled before: the question was corrected (It is B.)');
    await Promise.all([sweep(), sweep()]);
    expect(await mails()).toEqual([
      {
        to: 'asha@example.com',
        template: 'report-settled',
        data: {
          name: 'Asha',
          number: 2,
          test: paper.title,
          exam: 'SSC CGL',
          outcome: 'corrected',
          note: 'It is B.',
          path: `/test-results/${paper.exam._id}/${paper.testId}?attempt=${attemptId}&review=all`,
        },
      },
    ]);
    expect(await list(student)).toMatchObject([
      { id: body['id'], outcome: 'corrected', note: 'It is B.', settledAt: expect.any(String) },
    ]);
    // The same report again is a retry. Another one is refused with what to do.
    expect((await report(student, questionId, { attemptId, reason: 'wrong-answer' })).status).toBe(
      200,
    );
    const refused = await report(student, questionId, { attemptId, reason: 'other', text: 'No!' });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'report_settled', outcome: 'corrected' },
    });
    expect(String(refused.body['message'])).toContain('contact form');
  });

  it('of a deleted account are settled without a mail', async () => {
    const { student, attemptId, questionId } = await finished();
    const { body } = await report(student, questionId, { attemptId, reason: 'unclear' });
    await queue.obliterate({ force: true });
    await settle(String(body['id']), '--outcome', 'withdrawn');
    await sweep();
    expect(await mails()).toEqual([]);
  });

  it('are listed for operators, without who reported them', async () => {
    const { student, attemptId, questionId } = await finished();
    const text = `Line one\nline two \u001B[31m`;
    const { body } = await report(student, questionId, { attemptId, reason: 'other', text });
    const run = (...args: string[]) =>
      captureCommand(listReportsCommand, envOf(system.config), ...args);
    const { status, out } = await run();
    expect(status).toBe(0);
    expect(out).toContain(String(body['id']));
    expect(out).toContain(`question ${questionId}, version 1`);
    expect(out).toContain('Something else: Line one line two');
    expect(out).not.toContain('\u001B');
    expect(out).not.toContain(student.id);
    const json = JSON.parse((await run('--json')).out) as { id: string }[];
    expect(json.map(({ id }) => id)).toContain(body['id']);
    expect((await run('--settled')).out).toContain('Settled:');
    expect((await settle(systemIds.uuid(), '--outcome', 'corrected')).err).toContain(
      'There is no report',
    );
  });

  it.each([
    ['no reason', { reason: undefined }, 'Choose what is wrong'],
    ['another reason', { reason: 'boring' }, 'Choose what is wrong'],
    ['10,000 characters', { text: 'x'.repeat(10_000) }, 'at most 1,000 characters'],
    ['a text that is none', { text: ['x'] }, 'must be a text'],
    ['no attempt', { attemptId: 7 }, 'Name the finished attempt'],
  ])('are refused with %s', async (_what, change, sentence) => {
    const { student, attemptId, questionId } = await finished();
    const response = await report(student, questionId, {
      attemptId,
      reason: 'other',
      ...change,
    });
    expect(response.status).toBe(400);
    expect(Object.values(response.body['fields'] ?? {}).join(' ')).toContain(sentence);
    expect(await list(student)).toEqual([]);
  });

  it('are refused for questions that the student has not seen in a finished attempt', async () => {
    const { student, paper, attemptId, questionId } = await finished();
    const other = await finished();
    const running = system.catalogue.publish(buildPaper());
    const runningId = idOf(await student.post(`/tests/${running.testId}/start`));
    const refused: [string, string][] = [
      [other.questionId, other.attemptId],
      [other.questionId, attemptId],
      [questionId, other.attemptId],
      [running.questions[0]?.id ?? '', runningId],
      [systemIds.uuid(), attemptId],
      [paper.testId, attemptId],
      ['nothing', attemptId],
    ];
    for (const [id, attempt] of refused) {
      expect(await report(student, id, { attemptId: attempt, reason: 'other' })).toMatchObject({
        status: 404,
        body: { code: 'question_not_found' },
      });
    }
    expect(await list(student)).toEqual([]);
    expect((await student.get('/api/user/question-reports?attemptId=x')).status).toBe(404);
  });

  it('need a token, and are nobody else’s', async () => {
    const { student, attemptId, questionId } = await finished();
    await report(student, questionId, { attemptId, reason: 'other' });
    expect(await list(await system.student())).toEqual([]);
    for (const [method, path] of [
      ['GET', '/api/user/question-reports'],
      ['PUT', `/api/user/question-reports/${questionId}`],
    ] as const) {
      const response = await fetch(`${system.replicas[0]?.url}${path}`, { method });
      expect(response.status).toBe(401);
    }
  });

  it('are limited per student and hour', async () => {
    const { student, attemptId, questionId } = await finished();
    const statuses: number[] = [];
    for (let call = 0; call <= system.config.LIMIT_QUESTION_REPORTS; call += 1) {
      statuses.push((await report(student, questionId, { attemptId, reason: 'other' })).status);
    }
    expect(statuses.slice(0, -1)).toEqual(statuses.slice(0, -1).map(() => 200));
    expect(statuses.at(-1)).toBe(429);
  });
});
