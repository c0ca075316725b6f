import type { EntityManager } from 'typeorm';
import { figuresOf, readStoredParts } from '../questions/rules/question-parts.js';

const PAGE = 500;

/** A page each, after an id. */
const FIGURES = 'SELECT id FROM figures WHERE id > ? ORDER BY id LIMIT ?';
const QUESTIONS_OF_OTHERS =
  'SELECT id FROM questions WHERE exam_id <> ? AND id > ? ORDER BY id LIMIT ?';

/**
 * Figures that are needed no more. Every version of a question counts, also a corrected and a withdrawn
 * one: papers, open attempts and results name the figures of the version that they were started with.
 */
export class UnusedFiguresRepository {
  constructor(private readonly manager: EntityManager) {}

  /** The ids of figures that no question shows, except those of this exam. */
  async findWithout(examId: string): Promise<string[]> {
    const used = await this.findUsed(examId);
    const unused: string[] = [];
    for await (const page of this.pagesOf(FIGURES)) {
      unused.push(...page.filter((id) => !used.has(id)));
    }
    return unused;
  }

  async delete(ids: readonly string[]): Promise<void> {
    for (let at = 0; at < ids.length; at += PAGE) {
      const page = ids.slice(at, at + PAGE);
      // An object store cannot take part in the transaction: it is asked afterwards (`place-figures.ts`).
      await this.manager.query(
        `INSERT IGNORE INTO figure_removals (id)
         SELECT id FROM figures WHERE id IN (?) AND stored_size IS NOT NULL`,
        [page],
      );
      await this.manager.query('DELETE FROM figures WHERE id IN (?)', [page]);
    }
  }

  private async findUsed(examId: string): Promise<ReadonlySet<string>> {
    const used = new Set<string>();
    for await (const page of this.pagesOf(QUESTIONS_OF_OTHERS, examId)) {
      const rows: { content: string }[] = await this.manager.query(
        'SELECT content FROM question_versions WHERE question_id IN (?) AND content IS NOT NULL',
        [page],
      );
      for (const { content } of rows) {
        for (const { id } of figuresOf(readStoredParts(content))) used.add(id);
      }
    }
    return used;
  }

  private async *pagesOf(statement: string, ...values: string[]): AsyncGenerator<string[]> {
    let last = '';
    for (;;) {
      const rows: { id: string }[] = await this.manager.query(statement, [...values, last, PAGE]);
      if (rows.length > 0) yield rows.map(({ id }) => id);
      if (rows.length < PAGE) return;
      last = rows.at(-1)?.id ?? '';
    }
  }
}
