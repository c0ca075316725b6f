import { setTimeout as sleep } from 'node:timers/promises';
import type { ResponseOf } from '@abhyas/web-kit/contract';
import { backOffMs } from './back-off.ts';
import type { ChaosSystem } from './chaos-system.ts';
import type { GatewayCalls } from './gateway-calls.ts';
import type { Student } from './student.ts';
import { judge, type Evidence, type Verdict } from './verdict.ts';

interface AttemptRow {
  id: string;
  userId: string;
  state: string;
  rankValue: number | null;
}

interface RankingRow {
  userId: string;
  attemptId: string;
  participant: string | null;
  subjects: number;
}

type Results = ResponseOf<'/api/test/results/{attemptId}'>;
type History = ResponseOf<'/api/user/test-history'>;

const lookEveryMs = 500;
const maxResponseMs = 15_000;
/** Much longer than ending and ranking take; what has not happened by then does not happen. */
const timeoutMs = 300_000;

/** The state of the product after a run, once no work is in progress any more. */
export class Inspection {
  readonly #system: ChaosSystem;
  readonly #calls: GatewayCalls;

  constructor(system: ChaosSystem, calls: GatewayCalls) {
    this.#system = system;
    this.#calls = calls;
  }

  /** Waits until every attempt has ended, by itself if its student left; returns how many have not. */
  async untilEnded(): Promise<number> {
    const countOpen = async (): Promise<number> => {
      const [row] = await this.#system.query<{ open: number }>(
        'attempt',
        `SELECT COUNT(*) AS open FROM attempts WHERE state = 'in_progress'`,
      );
      return Number(row?.open);
    };
    await until(async () => (await countOpen()) === 0);
    return countOpen();
  }

  /** Waits until Redis has caught up with the database, without triggering it. */
  async untilRanked(): Promise<void> {
    await until(async () => {
      const [row] = await this.#system.query<{ lastBatch: string; pending: number }>(
        'attempt',
        `SELECT last_batch AS lastBatch,
                (SELECT COUNT(*) FROM ranking_entries WHERE batch IS NULL) AS pending
           FROM ranking_logs`,
      );
      const state = await this.#system.redis((client) => client.hGetAll(rankingsState));
      return Number(row?.pending) === 0 && state['batch'] === String(row?.lastBatch);
    });
  }

  /** Compares what the product acknowledged to each student with its present state. */
  async judge(students: readonly Student[]): Promise<Verdict> {
    const { testId } = this.#system;
    const attempts = await this.#system.query<AttemptRow>(
      'attempt',
      `SELECT id, user_id AS userId, state, rank_value AS rankValue
         FROM attempts WHERE test_id = ?`,
      [testId],
    );
    const entries = await this.#system.query<RankingRow>(
      'attempt',
      `SELECT user_id AS userId, attempt_id AS attemptId, participant_id AS participant,
              (SELECT COUNT(*) FROM subject_results r
                WHERE r.attempt_id = e.attempt_id) AS subjects
         FROM ranking_entries e WHERE test_id = ?`,
      [testId],
    );
    const leaderboard = await this.#leaderboard();
    const verdict: Verdict = { lost: [], doubled: [] };
    for (const student of students) {
      const evidence = await this.#evidence(student, { attempts, entries, leaderboard });
      const { lost, doubled } = judge(evidence);
      verdict.lost.push(...lost);
      verdict.doubled.push(...doubled);
    }
    if (leaderboard.size > students.length) {
      verdict.doubled.push(`${leaderboard.size} on the board of ${students.length} students`);
    }
    return verdict;
  }

  async #evidence(
    { attemptId, token, book }: Student,
    found: {
      attempts: readonly AttemptRow[];
      entries: readonly RankingRow[];
      leaderboard: ReadonlyMap<string, number>;
    },
  ): Promise<Evidence> {
    const userId = found.attempts.find(({ id }) => id === attemptId)?.userId;
    const entries = found.entries.filter((entry) => entry.userId === userId);
    const results = await this.#ask<Results>(`/api/test/results/${attemptId}`, token);
    const history = await this.#ask<History>('/api/user/test-history', token);
    const options = results.detailedResults.map(
      ({ questionId, selectedOption }) => [questionId, selectedOption] as const,
    );
    return {
      attemptId,
      attempts: found.attempts.filter((attempt) => attempt.userId === userId),
      history: history.testAttempts.map(({ _id }) => _id),
      entries,
      leaderboardValue: found.leaderboard.get(entries[0]?.participant ?? '') ?? null,
      subjects: results.subjectPerformance.length,
      lostAnswers: book.lostIn(new Map(options)),
    };
  }

  /** The values of the participants on the leaderboard of the test, by their ids there. */
  async #leaderboard(): Promise<ReadonlyMap<string, number>> {
    const members = await this.#system.redis(async (client) => {
      const generation = await client.hGet(rankingsState, 'generation');
      const key = `attempt:{rankings}:${generation}:board:${this.#system.testId}`;
      return client.zRangeWithScores(key, 0, -1);
    });
    return new Map(members.map(({ value, score }) => [value, score]));
  }

  async #ask<Body>(path: string, token: string): Promise<Body> {
    for (let failures = 1; ; failures += 1) {
      const outcome = await this.#calls.ask<Body>({
        step: 'results',
        method: 'GET',
        path,
        token,
        timeoutMs: maxResponseMs,
      });
      if (outcome.kind === 'done') return outcome.body;
      if (failures === 10) throw new Error(`${path} does not answer.`);
      await sleep(backOffMs(failures, 1, 0));
    }
  }
}

const rankingsState = 'attempt:{rankings}:state';

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!(await isSo()) && Date.now() < end) await sleep(lookEveryMs);
}
