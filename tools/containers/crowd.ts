import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ResponseOf } from '@abhyas/web-kit/contract';
import { AnswerBook } from '../chaos/answer-book.ts';
import { backOffMs } from '../chaos/back-off.ts';
import { Device, type DeviceWorld } from '../chaos/device.ts';
import type { StartedAttempt } from '../chaos/device.types.ts';
import { GatewayCalls, type Call, type Outcome } from '../chaos/gateway-calls.ts';
import { Observations } from '../chaos/observations.ts';
import { seeded } from '../chaos/random.ts';
import { ToolError } from '../stack/tool-error.ts';
import type { Installation } from './installation.ts';

type Results = ResponseOf<'/api/test/results/{attemptId}'>;
type History = ResponseOf<'/api/user/test-history'>;

interface CrowdStudent {
  token: string;
  book: AnswerBook;
  device: Device;
}

export interface CrowdVerdict {
  lost: string[];
  doubled: string[];
  acknowledged: number;
}

const logInsAtOnce = 4;
const options = 4;
const timeoutMs = 15_000;
const password = 'a-long-enough-password';

/** Students with an open attempt each, who answer until they are told to submit. */
export class Crowd {
  readonly observations = new Observations();
  readonly #calls: CountedCalls;
  readonly #world: DeviceWorld;
  readonly #students: CrowdStudent[] = [];
  #isAnswering = false;
  #answering: Promise<void>[] = [];

  private constructor(installation: Installation) {
    this.#calls = new CountedCalls([installation.origin], this.observations);
    this.#world = { calls: this.#calls, observations: this.observations, random: seeded(1) };
  }

  /** Registers one student by mail, gives the others the same password, logs all in and starts the same test. */
  static async gather(installation: Installation, count: number): Promise<Crowd> {
    const crowd = new Crowd(installation);
    const tokens = await logIn(installation, await register(installation, count));
    const testId = await findTest(installation);
    for (const token of tokens) {
      const book = new AnswerBook();
      const started = await crowd.#ask<StartedAttempt>('POST', `/tests/${testId}/start`, token);
      crowd.#students.push({ token, book, device: new Device(crowd.#world, token, book, started) });
    }
    return crowd;
  }

  get size(): number {
    return this.#students.length;
  }

  /** Acknowledged saves so far. */
  get saves(): number {
    return this.#calls.saves;
  }

  /** @param pauseMs how long a student waits between two answers; 0: only until the save is acknowledged */
  begin(pauseMs: number): void {
    this.#isAnswering = true;
    this.#answering = this.#students.map((student) => this.#answer(student, pauseMs));
  }

  async pause(): Promise<void> {
    this.#isAnswering = false;
    await Promise.all(this.#answering);
  }

  /** All submit; then their results are compared with what was acknowledged. */
  async finish(): Promise<CrowdVerdict> {
    await this.pause();
    await Promise.all(this.#students.map(({ device }) => device.submit()));
    const verdict: CrowdVerdict = { lost: [], doubled: [], acknowledged: 0 };
    for (const student of this.#students) await this.#judge(student, verdict);
    return verdict;
  }

  async #answer({ device }: CrowdStudent, pauseMs: number): Promise<void> {
    for (let turn = 0; this.#isAnswering && !device.isOver; turn += 1) {
      const { questionIds } = device;
      const questionId = questionIds[turn % questionIds.length] ?? '';
      // Another option each time, so that an old answer can be distinguished from a new one.
      device.select(questionId, (turn + Math.floor(turn / questionIds.length)) % options);
      if (pauseMs === 0) await device.settled();
      else await sleep(pauseMs * (0.75 + this.#world.random() / 2));
    }
    await device.settled();
  }

  async #judge({ token, book, device }: CrowdStudent, verdict: CrowdVerdict): Promise<void> {
    const { attemptId } = device;
    const results = await this.#ask<Results>('GET', `/api/test/results/${attemptId}`, token);
    const found = results.detailedResults.map(
      ({ questionId, selectedOption }) => [questionId, selectedOption] as const,
    );
    for (const { questionId, expected, found: option } of book.lostIn(new Map(found))) {
      verdict.lost.push(
        `${attemptId}: the answer to ${questionId} was acknowledged as ${expected.join(' or ')} and is ${option ?? 'none'}`,
      );
    }
    const { testAttempts } = await this.#ask<History>('GET', '/api/user/test-history', token);
    const attempts = `${attemptId}: ${testAttempts.length} attempts in the history`;
    if (testAttempts.length < 1) verdict.lost.push(attempts);
    if (testAttempts.length > 1) verdict.doubled.push(attempts);
    verdict.acknowledged += book.acknowledgedCount;
  }

  async #ask<Body>(method: Call['method'], path: string, token: string): Promise<Body> {
    for (let failures = 1; failures <= 10; failures += 1) {
      const step = method === 'POST' ? 'start' : 'results';
      const outcome = await this.#calls.ask<Body>({ step, method, path, token, timeoutMs });
      if (outcome.kind === 'done') return outcome.body;
      await sleep(backOffMs(failures, 1, 0));
    }
    throw new ToolError(`${method} ${path} does not respond.`);
  }
}

/** Counts acknowledged saves. */
class CountedCalls extends GatewayCalls {
  saves = 0;

  override async ask<Body>(call: Call): Promise<Outcome<Body>> {
    const outcome = await super.ask<Body>(call);
    if (call.step === 'save' && outcome.kind === 'done') this.saves += 1;
    return outcome;
  }
}

/** @returns the e-mail addresses of accounts that share the password */
async function register(installation: Installation, count: number): Promise<string[]> {
  const name = randomUUID();
  const emails = Array.from(
    { length: count },
    (_, index) => `student-${index}-${name}@abhyas.example`,
  );
  const [first = ''] = emails;
  await post(installation, '/api/auth/register', {
    name: 'Asha Rao',
    email: first,
    mobile: '9830012345',
    password,
  });
  await post(installation, '/api/auth/verify-email', {
    email: first,
    otp: await codeFor(installation, first),
  });
  const copies = emails.slice(1).map(
    (email) => `INSERT INTO users (id, email, email_key, name, password_hash,
                                   verified_at, created_at, updated_at)
                SELECT UUID(), '${email}', '${email}', 'Asha Rao', password_hash,
                       verified_at, created_at, updated_at
                  FROM users WHERE email = '${first}'`,
  );
  await installation.changeAccounts(copies);
  return emails;
}

async function logIn(installation: Installation, emails: readonly string[]): Promise<string[]> {
  const waiting = [...emails];
  const tokens: string[] = [];
  const logInSome = async (): Promise<void> => {
    for (let email = waiting.shift(); email !== undefined; email = waiting.shift()) {
      const { token } = await post<{ token: string }>(installation, '/api/auth/login', {
        email,
        password,
      });
      tokens.push(token);
    }
  };
  await Promise.all(Array.from({ length: logInsAtOnce }, logInSome));
  return tokens;
}

async function findTest(installation: Installation): Promise<string> {
  const get = async <Body>(path: string): Promise<Body> =>
    (await (await fetch(`${installation.origin}${path}`)).json()) as Body;
  const found = await get<ResponseOf<'/exams/search'>>('/exams/search?q=ssc%20cgl&page=1&limit=1');
  const exam = await get<ResponseOf<'/exams/{examId}'>>(`/exams/${found.exams[0]?._id}`);
  // Of single choices, in one section.
  const [test] = exam.tests
    .filter(({ pattern }) => !pattern)
    .toSorted((one, other) => other.duration - one.duration);
  if (!test) throw new ToolError('the sample catalogue has no test.');
  return test._id;
}

async function codeFor(installation: Installation, email: string): Promise<string> {
  const end = Date.now() + timeoutMs * 2;
  while (Date.now() < end) {
    const query = new URLSearchParams({ 'to.address': email });
    const mails = (await (
      await fetch(`${installation.mail}/email?${query.toString()}`)
    ).json()) as {
      text: string;
    }[];
    const code = /^\s*(\d{6})\s*$/m.exec(mails.at(-1)?.text ?? '')?.[1];
    if (code !== undefined) return code;
    await sleep(200);
  }
  throw new ToolError('the mail with the code did not arrive.');
}

async function post<Body>(installation: Installation, path: string, body: object): Promise<Body> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(`${installation.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.ok) return (await response.json()) as Body;
    if (tries === 10)
      throw new ToolError(`${path} fails: ${response.status} ${await response.text()}`);
    await sleep(1_000);
  }
}
