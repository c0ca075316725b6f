import { isDuplicateKey, isRolledBack, runPrepared, runPreparedIn } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource, type EntityManager } from 'typeorm';
import type { AttemptEntity, FinishedAttempt, Outcome, UnmarkedOutcome } from './attempt.entity.js';
import { earliestOpenDeadline } from './rules/attempt-clock.js';
import { formatSectionEnds, parseSectionEnds } from './rules/section-clock.js';

/** What the sweeper needs to grade an attempt. */
export type DueAttempt = Pick<
  AttemptEntity,
  'id' | 'userId' | 'testId' | 'paperVersion' | 'deadlineAt'
>;

/** As the driver returns it: booleans are numbers. */
type AttemptRow = Omit<AttemptEntity, 'isBlank' | 'takenBefore' | 'isFirst' | 'sectionEnds'> & {
  isBlank: number | null;
  takenBefore: number;
  isFirst: number | null;
  sectionEnds: string | null;
};

const ATTEMPTS = `
  SELECT id, user_id AS userId, test_id AS testId, exam_id AS examId,
         paper_version AS paperVersion, question_count AS questionCount,
         duration_seconds AS durationSeconds, allowance_minutes AS allowanceMinutes,
         marking_correct AS markingCorrect, marking_wrong AS markingWrong,
         started_at AS startedAt, deadline_at AS deadlineAt, state, revision, responses,
         current_question_index AS currentQuestionIndex, saved_at AS savedAt,
         save_digest AS saveDigest,
         finished_at AS finishedAt, elapsed_seconds AS elapsedSeconds, answered,
         is_blank AS isBlank,
         correct_answers AS correctAnswers, marks, max_marks AS maxMarks,
         rank_value AS rankValue, taken_before AS takenBefore, is_first AS isFirst,
         section_ends AS sectionEnds,
         awards_version AS awardsVersion
    FROM attempts`;

const OWN = `${ATTEMPTS} WHERE id = ? AND user_id = ?`;

const OPEN = `${ATTEMPTS} WHERE user_id = ? AND test_id = ? AND state = 'in_progress'`;

const LATEST_FINISHED = `${ATTEMPTS}
   WHERE user_id = ? AND test_id = ? AND finished_at IS NOT NULL
   ORDER BY finished_at DESC, id DESC
   LIMIT 1`;

const DUE = `
  SELECT id, user_id AS userId, test_id AS testId, paper_version AS paperVersion,
         deadline_at AS deadlineAt
    FROM attempts
   WHERE state = 'in_progress' AND deadline_at < ?
   ORDER BY deadline_at, id
   LIMIT ? OFFSET ?`;

const LOCKED_IF_FREE = `${OWN} FOR UPDATE SKIP LOCKED`;

const OPENED = `
  INSERT INTO attempts
    (id, user_id, test_id, exam_id, paper_version, question_count, duration_seconds,
     allowance_minutes, marking_correct, marking_wrong, started_at, deadline_at, state, revision,
     responses, current_question_index, section_ends, taken_before)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

// The statement names the index: with another one, the server would lock other rows too.
const FINISHED = `
  UPDATE attempts FORCE INDEX (PRIMARY)
     SET question_count = ?, state = ?, responses = ?, finished_at = ?, elapsed_seconds = ?, answered = ?, is_blank = ?,
         correct_answers = ?, marks = ?, max_marks = ?, rank_value = ?, is_first = ?, awards_version = ?
   WHERE id = ? AND user_id = ? AND state = 'in_progress' AND revision = ? AND deadline_at = ?`;

// A mark that another replica gave stays.
const MARKED = `
  UPDATE attempts FORCE INDEX (PRIMARY)
     SET question_count = ?, answered = ?, is_blank = ?, correct_answers = ?, marks = ?,
         max_marks = ?, rank_value = ?, is_first = ?, awards_version = ?
   WHERE id = ? AND user_id = ? AND finished_at IS NOT NULL AND rank_value IS NULL`;

const MAIL_DUE = `
  INSERT IGNORE INTO result_mails (attempt_id, user_id, test_id, paper_version) VALUES (?, ?, ?, ?)`;

const IN_WINDOW = `
  SELECT id FROM attempts
   WHERE user_id = ? AND test_id = ? AND started_at >= ? AND id <> ?
   LIMIT 1`;

/** Some 2 KB each. */
const MAX_CACHED_ATTEMPTS = 20_000;

/** Uses plain SQL: TypeORM's query builders cost more than the statements themselves. */
@Injectable()
export class AttemptsRepository {
  /**
   * Open attempts as this process last saw them. An entry may be stale: another replica saved, or an
   * operator moved the deadline. Every write therefore has the database check that the row still
   * matches the entry, and the attempt is read again when it does not.
   */
  private readonly cached = new LRUCache<string, AttemptEntity>({ max: MAX_CACHED_ATTEMPTS });

  constructor(private readonly dataSource: DataSource) {}

  /** Like `readAny`, but an open attempt may come from the cache. */
  async findAny(userId: string, id: string): Promise<AttemptEntity | null> {
    const cached = this.cached.get(id);
    return cached?.userId === userId ? cached : this.readAny(userId, id);
  }

  /** Caches an open attempt. */
  remember(attempt: AttemptEntity): void {
    this.cached.set(attempt.id, attempt);
  }

  /** Reads an attempt by its id. A test's id means its open attempt, else its latest finished one. */
  async readAny(userId: string, id: string): Promise<AttemptEntity | null> {
    return (
      (await this.findOwn(userId, id)) ??
      (await this.findOpen(userId, id)) ??
      (await this.findLatestFinished(userId, id))
    );
  }

  findOwn(userId: string, id: string): Promise<AttemptEntity | null> {
    return this.find(OWN, [id, userId]);
  }

  findOpen(userId: string, testId: string): Promise<AttemptEntity | null> {
    return this.find(OPEN, [userId, testId]);
  }

  findLatestFinished(userId: string, testId: string): Promise<AttemptEntity | null> {
    return this.find(LATEST_FINISHED, [userId, testId]);
  }

  /** Returns false when an attempt of this student and test is open, or is being opened. */
  async insertIfNoneOpen(attempt: AttemptEntity): Promise<boolean> {
    try {
      await runPrepared(this.dataSource, OPENED, [
        attempt.id,
        attempt.userId,
        attempt.testId,
        attempt.examId,
        attempt.paperVersion,
        attempt.questionCount,
        attempt.durationSeconds,
        attempt.allowanceMinutes,
        attempt.markingCorrect,
        attempt.markingWrong,
        attempt.startedAt,
        attempt.deadlineAt,
        attempt.state,
        attempt.revision,
        attempt.responses,
        attempt.currentQuestionIndex,
        formatSectionEnds(attempt.sectionEnds),
        attempt.takenBefore,
      ]);
      this.remember(attempt);
      return true;
    } catch (error) {
      // Concurrent inserts at the index entry of an attempt that has just finished may deadlock.
      if (isDuplicateKey(error) || isRolledBack(error)) return false;
      throw error;
    }
  }

  /** Another attempt of this student and test that was started since an instant. */
  async findOther(
    { id = '', userId, testId }: { id?: string; userId: string; testId: string },
    since: Date,
  ): Promise<string | null> {
    const values = [userId, testId, since, id];
    const [row] = await runPrepared<{ id: string }[]>(this.dataSource, IN_WINDOW, values);
    return row?.id ?? null;
  }

  /** Takes back a start, also if another device has already ended the attempt, without marks. */
  async discard({ id, userId }: AttemptEntity): Promise<void> {
    await runPrepared(
      this.dataSource,
      'DELETE FROM attempts WHERE id = ? AND user_id = ? AND correct_answers IS NULL',
      [id, userId],
    );
    this.cached.delete(id);
  }

  /** Open attempts that are late at `now`, earliest deadline first, without the first `skip` of them. */
  findDue(now: Date, { skip, take }: { skip: number; take: number }): Promise<DueAttempt[]> {
    return this.dataSource.query<DueAttempt[]>(DUE, [earliestOpenDeadline(now), take, skip]);
  }

  /** Locks the attempt until the transaction ends. Returns null at once when it is already locked. */
  async lockIfFree(
    manager: EntityManager,
    { id, userId }: Pick<AttemptEntity, 'id' | 'userId'>,
  ): Promise<AttemptEntity | null> {
    return firstOf(await manager.query<AttemptRow[]>(LOCKED_IF_FREE, [id, userId]));
  }

  /** Returns false when the attempt has changed since the outcome was computed from it. */
  async finish(
    manager: EntityManager,
    { id, userId, revision, deadlineAt }: AttemptEntity,
    outcome: Outcome | UnmarkedOutcome,
  ): Promise<boolean> {
    const result = await runPreparedIn<{ affectedRows: number }>(manager, FINISHED, [
      outcome.questionCount,
      outcome.state,
      outcome.responses,
      outcome.finishedAt,
      outcome.elapsedSeconds,
      outcome.answered,
      outcome.isBlank,
      outcome.correctAnswers,
      outcome.marks,
      outcome.maxMarks,
      outcome.rankValue,
      outcome.isFirst,
      outcome.awardsVersion,
      id,
      userId,
      revision,
      deadlineAt,
    ]);
    if (result.affectedRows !== 1) return false;
    this.cached.delete(id);
    return true;
  }

  /** Adds the marks to an attempt that ended without them. Returns false when it has marks. */
  async mark(manager: EntityManager, attempt: FinishedAttempt): Promise<boolean> {
    const result = await runPreparedIn<{ affectedRows: number }>(manager, MARKED, [
      attempt.questionCount,
      attempt.answered,
      attempt.isBlank,
      attempt.correctAnswers,
      attempt.marks,
      attempt.maxMarks,
      attempt.rankValue,
      attempt.isFirst,
      attempt.awardsVersion,
      attempt.id,
      attempt.userId,
    ]);
    return result.affectedRows === 1;
  }

  /** Has the student told of the marks, once they are public. */
  async requestMail(
    manager: EntityManager,
    { id, userId, testId, paperVersion }: FinishedAttempt,
  ): Promise<void> {
    await runPreparedIn(manager, MAIL_DUE, [id, userId, testId, paperVersion]);
  }

  private async find(sql: string, values: readonly string[]): Promise<AttemptEntity | null> {
    return firstOf(await runPrepared<AttemptRow[]>(this.dataSource, sql, values));
  }
}

function firstOf([row]: readonly AttemptRow[]): AttemptEntity | null {
  if (!row) return null;
  const { isBlank, takenBefore, isFirst, sectionEnds } = row;
  return {
    ...row,
    isBlank: isBlank === null ? null : isBlank === 1,
    takenBefore: takenBefore === 1,
    isFirst: isFirst === null ? null : isFirst === 1,
    sectionEnds: parseSectionEnds(sectionEnds),
  };
}
