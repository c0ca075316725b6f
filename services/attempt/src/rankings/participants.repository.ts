import { runPrepared } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { QuestionTime } from './ranking-log.repository.js';
import type { LogEnd } from './rankings.repository.js';

/** A standing that has not been taken up yet, with what its taker did. */
export interface PendingWork {
  readonly testId: string;
  readonly paperVersion: number;
  readonly responses: Buffer;
  readonly elapsedSeconds: number;
}

/** The sums that were kept of a test's takers, and what has to be added to them. */
export interface ParticipantSums {
  readonly times: readonly QuestionTime[];
  readonly subjects: readonly SubjectSum[];
  /** At most so many as were asked for. */
  readonly pending: readonly PendingWork[];
  /** How far the log of standings had been added up. */
  readonly log: LogEnd;
}

export interface SubjectSum {
  readonly subject: string;
  readonly takers: number;
  readonly correct: number;
  readonly total: number;
}

/**
 * Of a pending one, `takers` is the version of its paper and `amount` its seconds; of the log, they are its
 * last batch and nothing.
 */
interface ParticipantsRow {
  kind: 'time' | 'subject' | 'pending' | 'log';
  name: string;
  takers: number | string;
  amount: number | string;
  total: number | string;
  responses: Buffer | null;
}

// The statement names the index: without it, the server reads all participants to find those not added up yet.
const PARTICIPANTS = `
  SELECT 'time' AS kind, question_id AS name, takers, seconds AS amount, 0 AS total,
         NULL AS responses
    FROM question_times WHERE test_id = ?
   UNION ALL
  SELECT 'subject', subject, takers, correct, total, NULL
    FROM subject_sums WHERE test_id = ?
   UNION ALL
 (SELECT 'pending', '', a.paper_version, a.elapsed_seconds, 0, a.responses
    FROM standings s FORCE INDEX (standings_batch)
    JOIN attempts a ON a.id = s.attempt_id
   WHERE s.batch IS NULL AND s.test_id = ?
   LIMIT ?)
   UNION ALL
  SELECT 'subject', r.subject, COUNT(*), SUM(r.correct), SUM(r.total), NULL
    FROM standings s FORCE INDEX (standings_batch)
    JOIN subject_results r ON r.attempt_id = s.attempt_id
   WHERE s.batch IS NULL AND s.test_id = ?
   GROUP BY r.subject
   UNION ALL
  SELECT 'log', lineage, last_batch, 0, 0, NULL FROM ranking_state WHERE id = 1`;

/** What is known of how the takers of tests did. */
@Injectable()
export class ParticipantsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * What has been added up of a test's takers, by their first finished attempts, and at most `atMost`
   * of those that have not been yet: all as it was at one instant.
   */
  async sumsOf(testId: string, atMost: number): Promise<ParticipantSums> {
    const rows = await runPrepared<ParticipantsRow[]>(this.dataSource, PARTICIPANTS, [
      testId,
      testId,
      testId,
      atMost,
      testId,
    ]);
    const log = rows.find(({ kind }) => kind === 'log');
    return {
      log: { lineage: log?.name ?? '', lastBatch: Number(log?.takers ?? 0) },
      times: rows
        .filter(({ kind }) => kind === 'time')
        .map(({ name, takers, amount }) => ({
          testId,
          questionId: name,
          takers: Number(takers),
          seconds: Number(amount),
        })),
      subjects: rows
        .filter(({ kind }) => kind === 'subject')
        .map(({ name, takers, amount, total }) => ({
          subject: name,
          takers: Number(takers),
          correct: Number(amount),
          total: Number(total),
        })),
      pending: rows.flatMap(({ takers, amount, responses }) =>
        responses === null
          ? []
          : [{ testId, paperVersion: Number(takers), elapsedSeconds: Number(amount), responses }],
      ),
    };
  }
}
