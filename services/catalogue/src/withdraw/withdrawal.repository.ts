import type { EntityManager } from 'typeorm';

export interface QuestionToWithdraw {
  exam: string;
  question: string;
  /** When it was withdrawn before; null for a question in use. */
  withdrawnAt: Date | null;
}

interface TestWithQuestion {
  id: string;
  title: string;
  questions: number;
}

/** What a withdrawal asks the database, in one transaction. */
export class WithdrawalRepository {
  constructor(private readonly manager: EntityManager) {}

  async find(id: string): Promise<QuestionToWithdraw | undefined> {
    const rows: QuestionToWithdraw[] = await this.manager.query(
      `SELECT e.name AS exam, v.question, w.withdrawn_at AS withdrawnAt
       FROM questions q
       LEFT JOIN withdrawn_questions w ON w.question_id = q.id
       JOIN exams e ON e.id = q.exam_id
       JOIN question_versions v ON v.question_id = q.id AND v.version = q.current_version
       WHERE q.id = ?`,
      [id],
    );
    return rows[0];
  }

  /** The tests whose current version has the question. */
  async findTests(id: string): Promise<TestWithQuestion[]> {
    const rows: (Omit<TestWithQuestion, 'questions'> & { questions: number | string })[] =
      await this.manager.query(
        `SELECT t.id, t.title, t.question_count AS questions FROM tests t
       JOIN test_questions tq ON tq.test_id = t.id AND tq.version = t.current_version
       WHERE tq.question_id = ? ORDER BY t.position, t.title`,
        [id],
      );
    return rows.map((row) => ({ ...row, questions: Number(row.questions) }));
  }

  async withdraw(id: string, at: Date): Promise<void> {
    await this.manager.query(
      'INSERT INTO withdrawn_questions (question_id, withdrawn_at) VALUES (?, ?)',
      [id, at],
    );
  }
}
