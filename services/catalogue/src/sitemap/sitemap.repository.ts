import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SitemapExam, SitemapTest } from './rules/list-pages.js';

interface ExamRow {
  id: string;
  categories: string;
  changedAt: Date;
}

@Injectable()
export class SitemapRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The exams that are offered, in list order. */
  async findExams(): Promise<SitemapExam[]> {
    const rows = await this.dataSource.query<ExamRow[]>(
      `SELECT e.id, e.exam_categories AS categories,
              GREATEST(e.updated_at, COALESCE(MAX(t.updated_at), e.updated_at)) AS changedAt
         FROM exams e LEFT JOIN tests t ON t.exam_id = e.id
        WHERE e.archived_at IS NULL
        GROUP BY e.id, e.exam_categories, e.updated_at, e.position
        ORDER BY e.position`,
    );
    return rows.map(({ categories, ...exam }) => ({
      ...exam,
      categories: JSON.parse(categories) as string[],
    }));
  }

  /** The tests of these exams, live tests included. */
  findTests(): Promise<SitemapTest[]> {
    return this.dataSource.query<SitemapTest[]>(
      `SELECT t.id, t.exam_id AS examId, t.updated_at AS changedAt
         FROM exams e JOIN tests t ON t.exam_id = e.id
        WHERE e.archived_at IS NULL
        ORDER BY e.position, t.position IS NULL, t.position, t.id`,
    );
  }
}
