import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SubjectCount } from '../tests/test.entity.js';
import type { ListedTestDto } from './exam-tests.dto.js';

@Injectable()
export class ExamTestsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The listed tests of an exam that is offered, in list order. */
  async findListed(examId: string): Promise<ListedTestDto[]> {
    const rows = await this.dataSource.query<
      (Omit<ListedTestDto, 'subjects'> & { subjects: string })[]
    >(
      `SELECT t.id AS testId, t.title, t.category, t.group_name AS \`group\`, t.subjects
         FROM tests t JOIN exams e ON e.id = t.exam_id AND e.archived_at IS NULL
        WHERE t.exam_id = ? AND t.position IS NOT NULL
        ORDER BY t.position`,
      [examId],
    );
    return rows.map((row) => ({ ...row, subjects: JSON.parse(row.subjects) as SubjectCount[] }));
  }
}
