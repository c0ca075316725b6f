import type { EntityManager } from 'typeorm';
import type { ExamContents } from './rules/describe-outcome.js';

/** Rows that reference other rows are deleted first. */
const DELETIONS = [
  `DELETE s FROM saved_tests s JOIN tests t ON t.id = s.test_id WHERE t.exam_id = ?`,
  `DELETE r FROM live_test_registrations r
     JOIN live_tests l ON l.id = r.live_test_id
     JOIN tests t ON t.id = l.test_id WHERE t.exam_id = ?`,
  `DELETE l FROM live_tests l JOIN tests t ON t.id = l.test_id WHERE t.exam_id = ?`,
  `DELETE tq FROM test_questions tq JOIN tests t ON t.id = tq.test_id WHERE t.exam_id = ?`,
  `DELETE v FROM test_versions v JOIN tests t ON t.id = v.test_id WHERE t.exam_id = ?`,
  `DELETE FROM tests WHERE exam_id = ?`,
  `DELETE v FROM question_versions v JOIN questions q ON q.id = v.question_id WHERE q.exam_id = ?`,
  `DELETE FROM questions WHERE exam_id = ?`,
  `DELETE FROM exam_cutoffs WHERE exam_id = ?`,
  `DELETE FROM exam_profiles WHERE exam_id = ?`,
  `DELETE FROM exams WHERE id = ?`,
];

const LIVE = `FROM live_tests l JOIN tests t ON t.id = l.test_id
  WHERE t.exam_id = ? AND l.closes_at > UTC_TIMESTAMP(3)`;

/** The queries for archiving an exam. Times are the database's, because commands run on any machine. */
export class ArchiveRepository {
  constructor(private readonly manager: EntityManager) {}

  async countContents(examId: string): Promise<ExamContents> {
    const [row] = await this.manager.query<Record<keyof ExamContents, number | string>[]>(
      `SELECT
         (SELECT COUNT(*) FROM tests WHERE exam_id = ?) AS tests,
         (SELECT COUNT(*) FROM questions WHERE exam_id = ?) AS questions,
         (SELECT COUNT(*) FROM saved_tests s JOIN tests t ON t.id = s.test_id
           WHERE t.exam_id = ?) AS saved,
         (SELECT COUNT(*) ${LIVE}) AS liveTests,
         (SELECT COUNT(*) FROM live_test_registrations r
           WHERE r.live_test_id IN (SELECT l.id ${LIVE})) AS registrations`,
      [examId, examId, examId, examId, examId],
    );
    return {
      tests: Number(row?.tests),
      questions: Number(row?.questions),
      saved: Number(row?.saved),
      liveTests: Number(row?.liveTests),
      registrations: Number(row?.registrations),
    };
  }

  async listTestIds(examId: string): Promise<string[]> {
    const rows: { id: string }[] = await this.manager.query(
      'SELECT id FROM tests WHERE exam_id = ? ORDER BY id',
      [examId],
    );
    return rows.map(({ id }) => id);
  }

  async archive(examId: string): Promise<void> {
    await this.manager.query('UPDATE exams SET archived_at = UTC_TIMESTAMP(3) WHERE id = ?', [
      examId,
    ]);
  }

  async restore(examId: string): Promise<void> {
    await this.manager.query('UPDATE exams SET archived_at = NULL WHERE id = ?', [examId]);
  }

  /** Milliseconds since the exam was archived; undefined if it is not archived. */
  async archivedFor(examId: string): Promise<number | undefined> {
    const [row] = await this.manager.query<{ us: number | string | null }[]>(
      `SELECT TIMESTAMPDIFF(MICROSECOND, archived_at, UTC_TIMESTAMP(3)) AS us FROM exams
       WHERE id = ?`,
      [examId],
    );
    return row?.us === null || row?.us === undefined ? undefined : Number(row.us) / 1000;
  }

  /** Deletes the exam and everything that belongs to it. */
  async deleteExam(examId: string): Promise<void> {
    for (const deletion of DELETIONS) await this.manager.query(deletion, [examId]);
  }
}
