import { systemIds } from '@abhyas/service-kit';
import {
  captureCommand,
  StubServer,
  type CommandResult,
  type StubRequest,
  type StubResponse,
} from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allowanceCommand } from '../src/commands/allow-time.js';
import { idOf, startSystem, type TestSystem } from './app.js';
import { buildPaper } from './builders.js';
import { envOf } from './env-of.js';
import { countRows, rowOf } from './rows.js';

const WHY = ['--reason', 'power cut', '--by', 'night shift'];

/** A stub of the auth service's lookup of accounts. */
class AccountLookup extends StubServer {
  /** By email address. */
  readonly accounts: Record<string, { id: string; name: string }> = {};

  protected respond({ body }: StubRequest): StubResponse {
    const { email } = JSON.parse(body) as { email: string };
    const account = this.accounts[email];
    return account
      ? { body: { ...account, email } }
      : { status: 404, body: { code: 'account_not_found', message: 'None.' } };
  }
}

describe('attempts:allow', () => {
  let system: TestSystem;
  const auth = new AccountLookup();
  let authUrl: string;

  beforeAll(async () => {
    authUrl = await auth.listen();
    system = await startSystem();
    // The command uses the clock of the machine.
    system.clock.advance((Date.now() - system.clock.now().getTime()) / 1000);
  });
  afterAll(async () => {
    await auth.close();
    await system.close();
  });

  const allow = (...args: string[]): Promise<CommandResult> =>
    captureCommand(
      allowanceCommand,
      {
        ...envOf(system.config),
        AUTH_URL: authUrl,
      },
      ...args,
    );

  async function startAttempt(title: string) {
    const paper = system.catalogue.publish(buildPaper({ title }));
    const student = await system.student();
    const attemptId = idOf(await student.post(`/tests/${paper.testId}/start`));
    return { paper, student, attemptId };
  }

  const minutesOf = async (attemptId: string) =>
    (await rowOf(system, attemptId))['allowance_minutes'];

  it('credits open attempts once, and reports the result', async () => {
    const { paper, student, attemptId } = await startAttempt('Running now');
    const other = await startAttempt('Another one');
    const outage = ['outage', 'cut 1', '--minutes', '12', '--test', 'running now', ...WHY];

    const dry = await allow(...outage, '--dry-run');
    expect(dry).toMatchObject({ status: 0, err: '' });
    expect(dry.out).toContain('     1 open attempt would get 12 minutes more');
    expect(dry.out).toContain('Nothing was changed');
    expect(await minutesOf(attemptId)).toBe(0);
    expect(await countRows(system, 'time_credits', { name: 'cut 1' })).toBe(0);

    const given = await allow(...outage);
    expect(given.out).toMatch(
      /^Credit "cut 1": 12 minutes to attempts that ran at .+ \(India time\)/,
    );
    expect(given.out).toContain(`test Running now (SSC CGL), all students`);
    expect(given.out).toContain('Why: power cut – night shift, ');
    expect(given.out).toContain('     1 open attempt got 12 minutes more');
    expect(given.out).toContain('     0 had this credit already');
    const resumed = await student.post(`/tests/${paper.testId}/start`);
    expect(resumed.body).toMatchObject({ remainingSeconds: 600 + 720 });

    const again = await allow(...outage);
    expect(again.out).toContain('     0 open attempts got 12 minutes more');
    expect(again.out).toContain('     1 had this credit already');
    expect(await minutesOf(attemptId)).toBe(12);
    expect(await minutesOf(other.attemptId)).toBe(0);

    const more = await allow('outage', 'cut 1', '--minutes', '30', ...WHY);
    expect(more).toMatchObject({ status: 1, out: '' });
    expect(more.err).toContain('another credit of that name (differs in: minutes, test)');
    expect(more.err).toContain('"cut 1": 12 minutes');

    expect((await allow('list')).out).toContain('"cut 1": 12 minutes to attempts that ran at');
  });

  it('credits the attempts of one student in a window', async () => {
    const [one, other] = [await startAttempt('Window'), await startAttempt('Window 2')];
    auth.accounts['asha@example.com'] = { id: one.student.id, name: 'Asha' };
    const from = new Date(system.clock.now().getTime() - 1000).toISOString();
    const outage = [
      ...['outage', 'window', '--minutes', '1', '--from', from, '--student', 'asha@example.com'],
      ...WHY,
    ];
    const { out, status } = await allow(...outage);
    expect(status).toBe(0);
    expect(out).toContain(`student Asha, asha@example.com (${one.student.id})`);
    expect(out).toContain('     1 open attempt got 1 minute more');
    expect(await minutesOf(one.attemptId)).toBe(1);
    expect(await minutesOf(other.attemptId)).toBe(0);

    // An operator can run the command again: the window has the same end as the first time.
    const again = await allow(...outage);
    expect(again).toMatchObject({ status: 0, err: '' });
    expect(again.out).toContain('     1 had this credit already');
    expect(await minutesOf(one.attemptId)).toBe(1);
  });

  it('grants a student extra time for attempts that start later', async () => {
    const { paper, student, attemptId } = await startAttempt('Slow');
    const granted = await allow('student', student.id, '--per-hour', '20', ...WHY);
    expect(granted).toMatchObject({ status: 0, err: '' });
    expect(granted.out).toContain(
      `${student.id} has 20 minutes more for each hour of the test in every test`,
    );
    expect(granted.out).toContain('1 open attempt keeps its deadline');
    expect(await minutesOf(attemptId)).toBe(0);
    await student.post(`/tests/${attemptId}/submit`);
    const shown = await student.get(`/tests/${paper.testId}`);
    expect(shown.body['allowanceMinutes']).toBe(4);
    const ended = await allow('student', student.id, '--minutes', '0', ...WHY, '--dry-run');
    expect(ended.out).toContain('would have no extra time');
    expect((await student.get(`/tests/${paper.testId}`)).body['allowanceMinutes']).toBe(4);
    const unopened = systemIds.uuid();
    const early = await allow('student', student.id, '--minutes', '5', '--test', unopened, ...WHY);
    expect(early.out).toContain('nobody has opened it yet');
  });

  it('reports that no attempt matches, and which arguments are invalid', async () => {
    expect(await allow('student', 'x@example.com', '--minutes', '5', ...WHY)).toMatchObject({
      status: 1,
      err: 'No account has the email address "x@example.com".\n',
    });
    const nameless = await allow('outage', '--minutes', '5', ...WHY);
    expect(nameless).toMatchObject({ status: 2, out: '' });
    expect(nameless.err).toContain(
      'Say a name for the credit.\n\nUsage: npm run attempts:allow -- outage',
    );
  });
});
