import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import type { TestPattern } from '../patterns/rules/test-pattern.js';
import { WITHDRAWN } from '../questions/withdrawn-questions.js';
import { TestEntity } from '../tests/test.entity.js';
import { ExamEntity } from './exam.entity.js';
import { FREE_EVERY } from './rules/entitlement.js';

export interface CategoryCount {
  examId: string;
  category: string;
  tests: number;
  /** Those that can be started from the list. */
  free: number;
}

export interface TopicCount {
  subject: string;
  topic: string;
  questions: number;
}

interface PatternRow {
  id: string;
  pattern: string;
}

const PATTERNS = `SELECT t.id, v.pattern FROM tests t
  JOIN test_versions v ON v.test_id = t.id AND v.version = t.current_version`;

function readPatterns(rows: readonly PatternRow[]): Map<string, TestPattern> {
  return new Map(rows.map(({ id, pattern }) => [id, JSON.parse(pattern) as TestPattern]));
}

@Injectable()
export class ExamsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Every exam that is offered, in list order. */
  findOffered(): Promise<ExamEntity[]> {
    return this.dataSource
      .getRepository(ExamEntity)
      .find({ where: { archivedAt: IsNull() }, order: { position: 'ASC' } });
  }

  findOne(examId: string): Promise<ExamEntity | null> {
    return this.dataSource.getRepository(ExamEntity).findOneBy({ id: examId });
  }

  /** Listed tests per exam and category; live tests are not listed. */
  async countCategories(): Promise<CategoryCount[]> {
    const rows: {
      examId: string;
      category: string;
      tests: string | number;
      free: string | number;
    }[] = await this.dataSource.query(
      `SELECT exam_id AS examId, category, COUNT(*) AS tests,
           SUM(position % ${FREE_EVERY} = 0) AS free
         FROM tests WHERE position IS NOT NULL GROUP BY exam_id, category`,
    );
    return rows.map((row) => ({ ...row, tests: Number(row.tests), free: Number(row.free) }));
  }

  /** Different questions of all listed tests of the exams that are offered. */
  async countQuestions(): Promise<number> {
    const [row] = await this.dataSource.query<{ questions: string | number }[]>(
      `SELECT COUNT(DISTINCT tq.question_id) AS questions
         FROM exams e JOIN tests t ON t.exam_id = e.id
         JOIN test_questions tq ON tq.test_id = t.id AND tq.version = t.current_version
        WHERE e.archived_at IS NULL AND t.position IS NOT NULL`,
    );
    return Number(row?.questions ?? 0);
  }

  /** The exam's listed tests, in list order. */
  findListed(examId: string): Promise<TestEntity[]> {
    return this.dataSource
      .getRepository(TestEntity)
      .createQueryBuilder('test')
      .where('test.examId = :examId AND test.position IS NOT NULL', { examId })
      .orderBy('test.position')
      .getMany();
  }

  /** The patterns of an exam's tests, by test; most tests have none. */
  async findPatterns(examId: string): Promise<Map<string, TestPattern>> {
    return readPatterns(
      await this.dataSource.query<PatternRow[]>(
        `${PATTERNS} WHERE t.exam_id = ? AND t.category = 'full' AND v.pattern IS NOT NULL`,
        [examId],
      ),
    );
  }

  /** The pattern of a test; undefined for one that has none. */
  async findPattern(testId: string): Promise<TestPattern | undefined> {
    const rows = await this.dataSource.query<PatternRow[]>(
      `${PATTERNS} WHERE t.id = ? AND v.pattern IS NOT NULL`,
      [testId],
    );
    return readPatterns(rows).get(testId);
  }

  findTest(examId: string, testId: string): Promise<TestEntity | null> {
    return this.dataSource.getRepository(TestEntity).findOneBy({ id: testId, examId });
  }

  /** Questions per subject and topic, without withdrawn ones and those of live tests. */
  async countTopics(examId: string): Promise<TopicCount[]> {
    const rows: { subject: string; topic: string; questions: string | number }[] =
      await this.dataSource.query(
        `SELECT q.subject, q.topic, COUNT(*) AS questions
         FROM questions q
         WHERE q.exam_id = ? AND q.id NOT IN ${WITHDRAWN} AND q.id NOT IN (
           SELECT tq.question_id FROM tests t JOIN test_questions tq ON tq.test_id = t.id
           WHERE t.exam_id = ? AND t.category = 'live'
         )
         GROUP BY q.subject, q.topic ORDER BY q.subject, q.topic`,
        [examId, examId],
      );
    return rows.map((row) => ({ ...row, questions: Number(row.questions) }));
  }

  /** Subjects of all questions, per exam; students can search by them. */
  findSubjects(): Promise<{ examId: string; subject: string }[]> {
    return this.dataSource.query<{ examId: string; subject: string }[]>(
      'SELECT DISTINCT exam_id AS examId, subject FROM questions',
    );
  }
}
