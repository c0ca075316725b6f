import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LiveTestRegistrationEntity } from '../live-tests/live-test-registration.entity.js';
import { SavedTestEntity } from '../saved-tests/saved-test.entity.js';

interface NamedTest {
  testId: string;
  title: string;
  examId: string;
  examName: string;
}

export interface SavedRow extends NamedTest {
  savedAt: Date;
}

export interface RegisteredRow extends NamedTest {
  opensAt: Date;
  registeredAt: Date;
  remindedAt: Date | null;
  confirmedAt: Date | null;
}

const NAMED_TEST = 't.id AS testId, t.title, e.id AS examId, e.name AS examName';

@Injectable()
export class PersonalDataRepository {
  constructor(private readonly dataSource: DataSource) {}

  findSaved(userId: string): Promise<SavedRow[]> {
    return this.dataSource.query<SavedRow[]>(
      `SELECT ${NAMED_TEST}, s.saved_at AS savedAt
       FROM saved_tests s
       JOIN tests t ON t.id = s.test_id
       JOIN exams e ON e.id = t.exam_id
       WHERE s.user_id = ? ORDER BY s.saved_at, t.id`,
      [userId],
    );
  }

  findRegistered(userId: string): Promise<RegisteredRow[]> {
    return this.dataSource.query<RegisteredRow[]>(
      `SELECT ${NAMED_TEST}, l.opens_at AS opensAt, r.registered_at AS registeredAt,
         r.reminded_at AS remindedAt, r.confirmed_at AS confirmedAt
       FROM live_test_registrations r
       JOIN live_tests l ON l.id = r.live_test_id
       JOIN tests t ON t.id = l.test_id
       JOIN exams e ON e.id = t.exam_id
       WHERE r.user_id = ? ORDER BY r.registered_at, t.id`,
      [userId],
    );
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(SavedTestEntity, { userId });
    await manager.delete(LiveTestRegistrationEntity, { userId });
  }
}
