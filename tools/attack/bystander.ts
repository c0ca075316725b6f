import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestOf, ResponseOf } from '@abhyas/web-kit/contract';
import { AnswerBook } from '../chaos/answer-book.ts';
import type { Random } from '../chaos/random.ts';
import { codeOf, send, type Call, type Response } from './http.ts';
import type { Measurements } from './measurements.ts';
import type { Account } from './target.ts';

export interface BystanderContext {
  port: number;
  measurements: Measurements;
  random: Random;
  examId: string;
  testId: string;
}

type Started = ResponseOf<'/tests/{testId}/start', 'post'>;
type Results = ResponseOf<'/api/test/results/{attemptId}'>;
type Save = RequestOf<'/tests/{id}/progress', 'put'>;
type Saved = ResponseOf<'/tests/{id}/progress', 'put'>;
type Conflict = ResponseOf<'/tests/{id}/progress', 'put', 409>;

const PAUSE_MS = 100;

/** A student who takes a test, reads and browses during the attack, at their own client address. */
export class Bystander {
  readonly book = new AnswerBook();
  #started: Started | undefined;
  #revision = 0;
  #clock = 0;

  readonly account: Account;
  readonly #context: BystanderContext;
  readonly #from: string;

  constructor(context: BystanderContext, account: Account, from: string) {
    this.#context = context;
    this.account = account;
    this.#from = from;
  }

  get attemptId(): string {
    return this.#started?.attemptId ?? '';
  }

  async start(): Promise<void> {
    const response = await this.#call({
      method: 'POST',
      path: `/tests/${this.#context.testId}/start`,
    });
    this.#started = JSON.parse(response.text) as Started;
    this.#revision = this.#started.revision;
  }

  /** Continues until it is stopped. */
  async use(signal: AbortSignal): Promise<void> {
    const { random } = this.#context;
    while (!signal.aborted) {
      if (random() < 0.4) await this.#save();
      else await this.#measured({ path: this.#somePath() });
      await sleep(PAUSE_MS * (0.5 + random()));
    }
  }

  async submit(): Promise<void> {
    const path = `/tests/${this.attemptId}/submit`;
    await this.#call({ method: 'POST', path, json: { responses: [] } });
  }

  /** Acknowledged answers that the results do not show. */
  async countLost(): Promise<number> {
    const { text } = await this.#call({ path: `/api/test/results/${this.attemptId}` });
    const { detailedResults } = JSON.parse(text) as Results;
    const found = new Map(
      detailedResults.map(({ questionId, selectedOption }) => [questionId, selectedOption]),
    );
    return this.book.lostIn(found).length;
  }

  async #save(): Promise<void> {
    const { random } = this.#context;
    const questions = this.#started?.test.questions.filter(({ kind }) => !kind) ?? [];
    const question = questions[Math.floor(random() * questions.length)];
    if (!question) return;
    const option = Math.floor(random() * question.options.length);
    const { _id: questionId } = question;
    this.#clock += 1;
    const selection = { questionId, option, changedAt: this.#clock };
    this.book.note(selection);
    const json: Save = {
      revision: this.#revision + 1,
      currentQuestionIndex: 0,
      timeSpent: 1,
      responses: [{ questionId, selectedOption: option, timeSpent: 1, changedAt: this.#clock }],
    };
    const path = `/tests/${this.attemptId}/progress`;
    const response = await this.#measured({ method: 'PUT', path, json });
    if (response.status === 200) {
      this.#revision = (JSON.parse(response.text) as Saved).revision;
      this.book.acknowledge([selection]);
    } else if (response.status === 409) {
      const { current } = JSON.parse(response.text) as Conflict;
      this.#revision = current?.revision ?? this.#revision;
    }
  }

  #somePath(): string {
    const { examId, testId, random } = this.#context;
    const paths = [
      '/auth/me',
      '/exams?page=1&limit=12',
      `/exams/${examId}`,
      '/exams/search?q=ssc&page=1&limit=12',
      `/tests/${testId}`,
      '/api/user/profile',
      '/api/user/test-history?page=1',
      '/api/user/performance',
      '/api/user/saved-tests',
    ];
    return paths[Math.floor(random() * paths.length)] ?? '/auth/me';
  }

  async #measured(call: Omit<Call, 'from' | 'token'>): Promise<Response> {
    const response = await this.#call(call);
    this.#context.measurements.note(response.took);
    const isRight = response.status === 200 || response.status === 409;
    if (!isRight) {
      const name = `${call.method ?? 'GET'} ${call.path.replaceAll(/[0-9a-f-]{36}/g, '…')}`;
      this.#context.measurements.noteFailure(
        `${name}: ${response.status} ${codeOf(response) ?? ''}`,
      );
    }
    return response;
  }

  #call(call: Omit<Call, 'from' | 'token'>): Promise<Response> {
    const { port } = this.#context;
    return send(port, { ...call, from: this.#from, token: this.account.token });
  }
}
