import type { DataSource, EntityManager } from 'typeorm';
import { sinceStartMs } from './rules/attempt-clock.js';
import type { AttemptState } from './rules/attempt-state.js';
import {
  creditedEnds,
  formatSectionEnds,
  parseSectionEnds,
  type SectionEnds,
} from './rules/section-clock.js';
import type { GrantedCredit, TimeCredit } from './rules/time-credit.js';

/** An attempt's id, with the student's: it says where the attempt is stored. */
export interface AttemptKey {
  readonly id: string;
  readonly userId: string;
}

/** An attempt that is locked until the transaction ends. */
interface LockedAttempt extends AttemptKey {
  readonly state: AttemptState;
  readonly startedAt: Date;
  readonly deadlineAt: Date;
  readonly sectionEnds: SectionEnds | null;
  readonly hasCredit: boolean;
}

interface LockedRow extends Omit<LockedAttempt, 'sectionEnds' | 'hasCredit'> {
  readonly sectionEnds: string | null;
}

/** How many of the matching attempts are in a state, and how many of these have the credit already. */
export interface CreditCount {
  readonly state: AttemptState;
  readonly attempts: number;
  readonly credited: number;
}

const COLUMNS = `name, minutes, running_from AS runningFrom, running_until AS runningUntil,
         test_id AS testId, user_id AS userId, reason, granted_by AS grantedBy,
         granted_at AS grantedAt`;

// An attempt runs until it is finished. An open one runs until the server no longer accepts answers.
const MATCHES = `
         a.started_at <= ?
     AND COALESCE(a.finished_at, a.deadline_at + INTERVAL 60 SECOND) >= ?
     AND (? IS NULL OR a.test_id = ?)
     AND (? IS NULL OR a.user_id = ?)`;

export class TimeCreditsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(name: string): Promise<GrantedCredit | null> {
    const [credit] = await this.dataSource.query<GrantedCredit[]>(
      `SELECT ${COLUMNS} FROM time_credits WHERE name = ?`,
      [name],
    );
    return credit ?? null;
  }

  findNewest(count: number): Promise<GrantedCredit[]> {
    return this.dataSource.query(
      `SELECT ${COLUMNS} FROM time_credits ORDER BY granted_at DESC, name LIMIT ?`,
      [count],
    );
  }

  /** Stores the credit, unless one with this name exists. */
  async add(credit: GrantedCredit): Promise<void> {
    await this.dataSource.query(
      `INSERT IGNORE INTO time_credits
         (name, minutes, running_from, running_until, test_id, user_id, reason, granted_by,
          granted_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        credit.name,
        credit.minutes,
        credit.runningFrom,
        credit.runningUntil,
        credit.testId,
        credit.userId,
        credit.reason,
        credit.grantedBy,
        credit.grantedAt,
      ],
    );
  }

  /** Counts the attempts that match a credit, by state. */
  async count(credit: TimeCredit): Promise<CreditCount[]> {
    const rows = await this.dataSource.query<
      { state: AttemptState; attempts: string; credited: string }[]
    >(
      `SELECT a.state, COUNT(*) AS attempts, COUNT(c.attempt_id) AS credited
         FROM attempts a
         LEFT JOIN credited_attempts c ON c.credit_name = ? AND c.attempt_id = a.id
        WHERE ${MATCHES}
        GROUP BY a.state`,
      [credit.name, ...matchValues(credit)],
    );
    return rows.map(({ state, attempts, credited }) => ({
      state,
      attempts: Number(attempts),
      credited: Number(credited),
    }));
  }

  /** Matching open attempts without the credit, in the order of their ids, after the given id. */
  findLacking(credit: TimeCredit, after: string, count: number): Promise<AttemptKey[]> {
    return this.dataSource.query(
      `SELECT a.id, a.user_id AS userId
         FROM attempts a
         LEFT JOIN credited_attempts c ON c.credit_name = ? AND c.attempt_id = a.id
        WHERE a.state = 'in_progress' AND c.attempt_id IS NULL AND a.id > ? AND ${MATCHES}
        ORDER BY a.id
        LIMIT ?`,
      [credit.name, after, ...matchValues(credit), count],
    );
  }

  /** Locks attempts in the order of their ids. Saves use the same order, so the two cannot deadlock. */
  async lock(
    manager: EntityManager,
    credit: TimeCredit,
    attempts: readonly AttemptKey[],
  ): Promise<LockedAttempt[]> {
    const ids = attempts.map(({ id }) => id);
    const locked = await manager.query<LockedRow[]>(
      `SELECT id, user_id AS userId, state, started_at AS startedAt, deadline_at AS deadlineAt,
              section_ends AS sectionEnds
         FROM attempts FORCE INDEX (PRIMARY)
        WHERE id IN (?) AND user_id IN (?) ORDER BY id FOR UPDATE`,
      [ids, studentsOf(attempts)],
    );
    const credited = await manager.query<{ id: string }[]>(
      'SELECT attempt_id AS id FROM credited_attempts WHERE credit_name = ? AND attempt_id IN (?)',
      [credit.name, ids],
    );
    const creditedIds = new Set(credited.map(({ id }) => id));
    return locked.map((attempt) => ({
      ...attempt,
      sectionEnds: parseSectionEnds(attempt.sectionEnds),
      hasCredit: creditedIds.has(attempt.id),
    }));
  }

  /**
   * Moves the deadlines of locked attempts, and the ends of their sections, and records that they have
   * the credit.
   */
  async give(
    manager: EntityManager,
    { name, minutes, runningFrom }: TimeCredit,
    attempts: readonly LockedAttempt[],
    at: Date,
  ): Promise<void> {
    await manager.query(
      'INSERT INTO credited_attempts (credit_name, attempt_id, user_id, credited_at) VALUES ?',
      [attempts.map(({ id, userId }) => [name, id, userId, at])],
    );
    await manager.query(
      `UPDATE attempts FORCE INDEX (PRIMARY)
          SET allowance_minutes = allowance_minutes + ?,
              deadline_at = deadline_at + INTERVAL ? MINUTE
        WHERE id IN (?) AND user_id IN (?)`,
      [minutes, minutes, attempts.map(({ id }) => id), studentsOf(attempts)],
    );
    for (const { id, userId, startedAt, sectionEnds } of attempts) {
      if (!sectionEnds) continue;
      const ends = creditedEnds(sectionEnds, sinceStartMs(startedAt, runningFrom), minutes);
      await manager.query(
        'UPDATE attempts FORCE INDEX (PRIMARY) SET section_ends = ? WHERE id = ? AND user_id = ?',
        [formatSectionEnds(ends), id, userId],
      );
    }
  }
}

function studentsOf(attempts: readonly AttemptKey[]): string[] {
  return [...new Set(attempts.map(({ userId }) => userId))];
}

function matchValues({ runningFrom, runningUntil, testId, userId }: TimeCredit) {
  return [runningUntil, runningFrom, testId, testId, userId, userId];
}
