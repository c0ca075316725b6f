import { setTimeout as sleep } from 'node:timers/promises';
import type { ResponseOf } from '@abhyas/web-kit/contract';
import { backOffMs } from '../chaos/back-off.ts';
import type { ChaosHarness } from '../chaos/chaos-harness.ts';
import type { StartedAttempt } from '../chaos/device.types.ts';
import { answerText, optionsText, type Found } from './answers.ts';

type Results = ResponseOf<'/api/test/results/{attemptId}'>;
type History = ResponseOf<'/api/user/test-history'>;

export interface Graded {
  readonly answers: Found;
  /** The score of the answers, computed here. */
  readonly right: number;
  /** The product's score. */
  readonly answered: number;
  readonly correctAnswers: number;
}

const tries = 10;
/** This close to its end an attempt is no longer requested: it might end meanwhile. */
const closeMs = 5_000;

/** By the key in the results; a number here has one accepted value. */
function isRight(result: Results['detailedResults'][number]): boolean {
  const { kind, correctAnswer, correctOptions, acceptedValues } = result;
  const given = answerText(result);
  if (kind === 'numeric') return given === `number ${acceptedValues?.[0]?.from}`;
  if (kind === 'multiple') return given === optionsText(correctOptions ?? []);
  return given === `option ${correctAnswer}`;
}

/** What the server has of one student. */
export class ServerView {
  readonly #harness: ChaosHarness;
  readonly #testId: string;
  readonly #token: string;

  constructor(harness: ChaosHarness, testId: string, token: string) {
    this.#harness = harness;
    this.#testId = testId;
    this.#token = token;
  }

  /** The stored answers of an open attempt; undefined if it is over, or almost. */
  async stored(attemptId: string): Promise<Found | undefined> {
    const [row] = await this.#harness.query<{ state: string; leftMs: string }>(
      'attempt',
      `SELECT state, TIMESTAMPDIFF(MICROSECOND, UTC_TIMESTAMP(3), deadline_at) / 1000 AS leftMs
         FROM attempts WHERE id = ?`,
      [attemptId],
    );
    if (row?.state !== 'in_progress' || Number(row.leftMs) < closeMs) return undefined;
    const path = `/tests/${this.#testId}/start`;
    const open = await this.#ask<StartedAttempt>('POST', path);
    if (open.attemptId !== attemptId)
      throw new Error(`Another attempt was open: ${open.attemptId}`);
    return new Map(open.responses.map((it) => [it.questionId, answerText(it)]));
  }

  async graded(attemptId: string): Promise<Graded> {
    const results = await this.#ask<Results>('GET', `/api/test/results/${attemptId}`);
    const { answered, correctAnswers } = results.testAttempt;
    return {
      answers: new Map(results.detailedResults.map((it) => [it.questionId, answerText(it)])),
      right: results.detailedResults.filter(isRight).length,
      answered,
      correctAnswers,
    };
  }

  async attemptCount(): Promise<number> {
    const { testAttempts } = await this.#ask<History>('GET', '/api/user/test-history');
    return testAttempts.length;
  }

  async #ask<Body>(method: string, path: string): Promise<Body> {
    for (let failures = 1; ; failures += 1) {
      const response = await fetch(`${this.#harness.origin}${path}`, {
        method,
        headers: { authorization: `Bearer ${this.#token}` },
      }).catch(() => undefined);
      if (response?.ok) return (await response.json()) as Body;
      if (failures === tries)
        throw new Error(`${method} ${path}: ${response?.status ?? 'nothing'}`);
      await sleep(backOffMs(failures, 1, 0));
    }
  }
}
