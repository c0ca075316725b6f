import type { SampleRecord } from '@abhyas/sample-catalogue';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ExamEntity } from '../exams/exam.entity.js';
import { LiveTestEntity } from '../live-tests/live-test.entity.js';
import { QuestionEntity } from '../questions/question.entity.js';

export interface SampleText {
  nameKey: string;
  question: string;
  identity: string;
}

@Injectable()
export class SampleRepository {
  constructor(private readonly dataSource: DataSource) {}

  hasExams(): Promise<boolean> {
    return this.dataSource.getRepository(ExamEntity).exists();
  }

  hasQuestionsFrom(source: string): Promise<boolean> {
    return this.dataSource.getRepository(QuestionEntity).existsBy({ source });
  }

  /** The edition that was loaded last; 0 if there is none. */
  async findEdition(): Promise<number> {
    const rows: { edition: number | string }[] = await this.dataSource.query(
      'SELECT sample_edition AS edition FROM catalogue_versions WHERE id = 1',
    );
    return Number(rows[0]?.edition ?? 0);
  }

  async setEdition(manager: EntityManager, edition: number): Promise<void> {
    await manager.query('UPDATE catalogue_versions SET sample_edition = ? WHERE id = 1', [edition]);
  }

  /** The current questions of a source. */
  findTexts(source: string): Promise<SampleText[]> {
    return this.dataSource.query<SampleText[]>(
      `SELECT e.name_key AS nameKey, v.question, q.identity
       FROM questions q
       JOIN exams e ON e.id = q.exam_id
       JOIN question_versions v ON v.question_id = q.id AND v.version = q.current_version
       WHERE q.source = ?`,
      [source],
    );
  }

  /** Updates an exam's description from the current sample. */
  async updateDescription(
    manager: EntityManager,
    examId: string,
    { description, color, examCategories, price, features, searchTerms }: SampleRecord,
  ): Promise<void> {
    await manager.getRepository(ExamEntity).update(examId, {
      description,
      color,
      examCategories: [...examCategories],
      price,
      features: [...features],
      searchTerms,
    });
  }

  hasLiveTestAt(manager: EntityManager, opensAt: Date): Promise<boolean> {
    return manager.getRepository(LiveTestEntity).existsBy({ opensAt });
  }
}
