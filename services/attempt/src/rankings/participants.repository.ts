import { runPrepared } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PendingWork, QuestionTime } from './question-times.js';
import type { LogEnd } from './ranking-log.repository.js';

/** The stored sums over a test's participants, and what has to be added to them. */
export interface ParticipantSums {
  readonly times: readonly QuestionTime[];
  readonly subjects: readonly SubjectSum[];
  /** At most `limit` of them. */
  readonly pending: readonly PendingWork[];
  /** Up to which batch of the log the sums go. */
  readonly log: LogEnd;
}

export interface SubjectSum {
  readonly subject: string;
  readonly participants: number;
  readonly correct: number;
  readonly total: number;
}

/**
 * In a `pending` row, `participants` is the version of the paper and `amount` the elapsed seconds. In the
 * `log` row, `participants` is the last batch.
 */
interface ParticipantsRow {
  kind: 'time' | 'subject' | 'pending' | 'log';
  name: string;
  participants: number | string;
  amount: number | string;
  total: number | string;
  responses: Buffer | null;
}

// The statement names the index: without it, the server reads all participants to find the pending ones.
const PARTICIPANTS = `
  SELECT 'time' AS kind, question_id AS name, participants, seconds AS amount, 0 AS total,
         NULL AS responses
    FROM question_times WHERE test_id = ?
   UNION ALL
  SELECT 'subject', subject, participants, correct, total, NULL
    FROM subject_sums WHERE test_id = ?
   UNION ALL
 (SELECT 'pending', '', a.paper_version, a.elapsed_seconds, 0, a.responses
    FROM ranking_entries e FORCE INDEX (ranking_entries_batch)
    JOIN attempts a ON a.id = e.attempt_id
   WHERE e.batch IS NULL AND e.test_id = ?
   LIMIT ?)
   UNION ALL
  SELECT 'subject', r.subject, COUNT(*), SUM(r.correct), SUM(r.total), NULL
    FROM ranking_entries e FORCE INDEX (ranking_entries_batch)
    JOIN subject_results r ON r.attempt_id = e.attempt_id
   WHERE e.batch IS NULL AND e.test_id = ?
   GROUP BY r.subject
   UNION ALL
  SELECT 'log', epoch, last_batch, 0, 0, NULL FROM ranking_logs WHERE id = 1`;

/** Sums over the participants of tests. */
@Injectable()
export class ParticipantsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * The sums over the first finished attempts of a test's participants, and at most `limit` of the
   * pending entries that they lack. One statement reads all, so it is consistent.
   */
  async sumsOf(testId: string, limit: number): Promise<ParticipantSums> {
    const rows = await runPrepared<ParticipantsRow[]>(this.dataSource, PARTICIPANTS, [
      testId,
      testId,
      testId,
      limit,
      testId,
    ]);
    const log = rows.find(({ kind }) => kind === 'log');
    return {
      log: { epoch: log?.name ?? '', lastBatch: Number(log?.participants ?? 0) },
      times: rows
        .filter(({ kind }) => kind === 'time')
        .map(({ name, participants, amount }) => ({
          testId,
          questionId: name,
          participants: Number(participants),
          seconds: Number(amount),
        })),
      subjects: rows
        .filter(({ kind }) => kind === 'subject')
        .map(({ name, participants, amount, total }) => ({
          subject: name,
          participants: Number(participants),
          correct: Number(amount),
          total: Number(total),
        })),
      pending: rows.flatMap(({ participants, amount, responses }) =>
        responses === null
          ? []
          : [
              {
                testId,
                paperVersion: Number(participants),
                elapsedSeconds: Number(amount),
                responses,
              },
            ],
      ),
    };
  }
}
