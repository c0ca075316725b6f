import type { EntityManager } from 'typeorm';
import { insertRows } from '../import/insert-rows.js';
import { ExamCutoffEntity } from './exam-cutoff.entity.js';
import { trimDecimal, type Cutoff } from './rules/cutoff.js';

/** The cut-offs of exams, in the transaction of a command or for a response. */
export class CutoffsRepository {
  constructor(private readonly manager: EntityManager) {}

  /** The cut-offs of an exam, the latest year first. */
  async findOfExam(examId: string): Promise<Cutoff[]> {
    const rows = await this.manager
      .getRepository(ExamCutoffEntity)
      .find({ where: { examId }, order: { year: 'DESC', position: 'ASC' } });
    return rows.map(({ stage, year, category, marks, maxMarks, source, url }) => ({
      stage,
      year,
      category,
      marks: trimDecimal(marks),
      maxMarks: trimDecimal(maxMarks),
      source,
      url,
    }));
  }

  /** Replaces all cut-offs of an exam. */
  async replace(examId: string, cutoffs: readonly Cutoff[]): Promise<void> {
    await this.manager.getRepository(ExamCutoffEntity).delete({ examId });
    const rows = cutoffs.map((cutoff, position) => ({
      exam_id: examId,
      year: cutoff.year,
      stage: cutoff.stage,
      category: cutoff.category,
      marks: cutoff.marks,
      max_marks: cutoff.maxMarks,
      source: cutoff.source,
      source_url: cutoff.url,
      position,
    }));
    await insertRows(this.manager, 'exam_cutoffs', rows);
  }
}
