import { runPrepared } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LiveTestRegistrationEntity } from './live-test-registration.entity.js';
import { LiveTestEntity } from './live-test.entity.js';
import type { LiveBounds } from './rules/registration.js';

/** A live test with the names of its test and exam. */
export interface LiveTestRow extends LiveBounds {
  id: string;
  testId: string;
  examId: string;
  examName: string;
  title: string;
  questions: number;
  duration: number;
}

export interface UpcomingRow extends LiveTestRow {
  /** Places that are taken; counted only if the number of places is limited. */
  taken: number;
}

/** The columns of a `LiveTestRow`. */
export const LIVE_TEST = `l.id, l.test_id AS testId, t.exam_id AS examId, e.name AS examName, t.title,
  t.question_count AS questions, t.duration, l.opens_at AS opensAt, l.closes_at AS closesAt,
  l.registration_opens_at AS registrationOpensAt,
  l.registration_closes_at AS registrationClosesAt, l.capacity`;
/** Where they come from; without live tests of archived exams. */
export const FROM_LIVE_TEST = `FROM live_tests l
  JOIN tests t ON t.id = l.test_id
  JOIN exams e ON e.id = t.exam_id AND e.archived_at IS NULL`;

const PLACE = `
  SELECT EXISTS (
           SELECT 1 FROM live_test_registrations r WHERE r.live_test_id = l.id AND r.user_id = ?
         ) AS registered
    FROM live_tests l
   WHERE l.test_id = ?`;

@Injectable()
export class LiveTestsRepository {
  constructor(private readonly dataSource: DataSource) {}

  findByTest(testId: string): Promise<LiveTestEntity | null> {
    return this.dataSource.getRepository(LiveTestEntity).findOneBy({ testId });
  }

  /** Live tests that have not closed, the next first; without those of archived exams. */
  async findUpcoming(now: Date): Promise<UpcomingRow[]> {
    const rows = await this.dataSource.query<(LiveTestRow & { taken: string | number })[]>(
      `SELECT ${LIVE_TEST}, IF(l.capacity IS NULL, 0, (
         SELECT COUNT(*) FROM live_test_registrations r WHERE r.live_test_id = l.id
       )) AS taken
       ${FROM_LIVE_TEST}
       WHERE l.closes_at > ? ORDER BY l.opens_at, l.id`,
      [now],
    );
    return rows.map((row) => ({ ...row, taken: Number(row.taken) }));
  }

  /** Every live test of an exam, ordered by opening time, including those that are over. */
  findOfExam(examId: string): Promise<LiveTestRow[]> {
    return this.dataSource.query<LiveTestRow[]>(
      `SELECT ${LIVE_TEST} ${FROM_LIVE_TEST} WHERE t.exam_id = ? ORDER BY l.opens_at, l.id`,
      [examId],
    );
  }

  async findInExam(examId: string, testId: string): Promise<LiveTestRow | undefined> {
    const rows = await this.dataSource.query<LiveTestRow[]>(
      `SELECT ${LIVE_TEST} ${FROM_LIVE_TEST} WHERE t.exam_id = ? AND l.test_id = ?`,
      [examId, testId],
    );
    return rows[0];
  }

  /** Whether the student has a place; undefined if the test is not a live test. */
  async findPlace(testId: string, userId: string): Promise<boolean | undefined> {
    const [row] = await runPrepared<{ registered: number }[]>(this.dataSource, PLACE, [
      userId,
      testId,
    ]);
    return row && row.registered === 1;
  }

  async findRegistered(userId: string): Promise<Set<string>> {
    const registrations = await this.dataSource
      .getRepository(LiveTestRegistrationEntity)
      .findBy({ userId });
    return new Set(registrations.map(({ liveTestId }) => liveTestId));
  }

  /** Locks and returns the live test, so that places are assigned one after another. */
  lock(manager: EntityManager, id: string): Promise<LiveTestEntity | null> {
    return manager
      .getRepository(LiveTestEntity)
      .findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Whether the exam of a test is hidden from students. */
  async isArchived(manager: EntityManager, testId: string): Promise<boolean> {
    const rows: object[] = await manager.query(
      `SELECT 1 FROM tests t JOIN exams e ON e.id = t.exam_id
       WHERE t.id = ? AND e.archived_at IS NOT NULL`,
      [testId],
    );
    return rows.length > 0;
  }

  isRegistered(manager: EntityManager, liveTestId: string, userId: string): Promise<boolean> {
    return manager.getRepository(LiveTestRegistrationEntity).existsBy({ liveTestId, userId });
  }

  countRegistrations(manager: EntityManager, liveTestId: string): Promise<number> {
    return manager.getRepository(LiveTestRegistrationEntity).countBy({ liveTestId });
  }

  async register(
    manager: EntityManager,
    registration: { liveTestId: string; userId: string; registeredAt: Date },
  ): Promise<void> {
    await manager.getRepository(LiveTestRegistrationEntity).insert(registration);
  }
}
