import type { EntityManager } from 'typeorm';
import { insertRows } from '../import/insert-rows.js';
import type { ExamProfile, StoredProfile } from './rules/exam-profile.js';

interface ProfileRow {
  examId: string;
  version: number | string;
  body: string;
}

const CURRENT = `
  SELECT p.exam_id AS examId, p.version, p.body FROM exam_profiles p
  LEFT JOIN exam_profiles later ON later.id = p.id AND later.version > p.version
  WHERE later.id IS NULL`;

/** Profiles, and what tests are composed from, inside a transaction. */
export class ExamProfilesRepository {
  constructor(
    private readonly manager: EntityManager,
    private readonly now: Date,
  ) {}

  async find(id: string): Promise<StoredProfile | undefined> {
    const rows: ProfileRow[] = await this.manager.query(`${CURRENT} AND p.id = ?`, [id]);
    return rows.map(readRow)[0];
  }

  async findOfExam(examId: string): Promise<StoredProfile[]> {
    const rows: ProfileRow[] = await this.manager.query(
      `${CURRENT} AND p.exam_id = ? ORDER BY p.id`,
      [examId],
    );
    return rows.map(readRow);
  }

  async insert({ examId, version, profile }: StoredProfile): Promise<void> {
    await insertRows(this.manager, 'exam_profiles', [
      {
        id: profile.id,
        version,
        exam_id: examId,
        body: JSON.stringify(profile),
        created_at: this.now,
      },
    ]);
  }

  /** The number of listed tests that were composed from a profile of this title. */
  async countComposed(examId: string, title: string): Promise<number> {
    const rows: { tests: number | string }[] = await this.manager.query(
      `SELECT COUNT(*) AS tests FROM tests t
       JOIN test_versions v ON v.test_id = t.id AND v.version = t.current_version
       WHERE t.exam_id = ? AND t.category = 'full' AND t.group_name = ? AND v.pattern IS NOT NULL`,
      [examId, title],
    );
    return Number(rows[0]?.tests ?? 0);
  }
}

function readRow({ examId, version, body }: ProfileRow): StoredProfile {
  return { examId, version: Number(version), profile: JSON.parse(body) as ExamProfile };
}
