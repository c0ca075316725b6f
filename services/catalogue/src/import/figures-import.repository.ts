import type { EntityManager } from 'typeorm';
import type { StoredFigure } from '../figures/stored-figure.js';
import type { Figure } from '../questions/rules/question-parts.js';
import { insertRows } from './insert-rows.js';

/** A figure, and the digest of the file that it was made of. */
export interface NewFigure extends StoredFigure {
  source: string;
}

/** Figures, inside the transaction of an import. */
export class FiguresImportRepository {
  constructor(
    private readonly manager: EntityManager,
    private readonly now: Date,
  ) {}

  /** The figure that was made of a file with this digest, or is that file. */
  async findBySource(source: string): Promise<Omit<Figure, 'alt'> | undefined> {
    const rows: Omit<Figure, 'alt'>[] = await this.manager.query(
      `SELECT id, width, height FROM figures WHERE id = ?
       UNION SELECT f.id, f.width, f.height FROM figure_sources s JOIN figures f ON f.id = s.figure_id
       WHERE s.source = ? LIMIT 1`,
      [source, source],
    );
    return rows[0];
  }

  /** Whether figures with all of these ids are stored. */
  async hasAll(ids: readonly string[]): Promise<boolean> {
    const unique = new Set(ids);
    if (unique.size === 0) return true;
    const [row]: { stored: string | number }[] = await this.manager.query(
      'SELECT COUNT(*) AS stored FROM figures WHERE id IN (?)',
      [[...unique]],
    );
    return Number(row?.stored) === unique.size;
  }

  /** Stores those that are not there yet. */
  async save(figures: readonly NewFigure[]): Promise<void> {
    if (figures.length === 0) return;
    const unique = new Map(figures.map((figure) => [figure.id, figure]));
    const rows: { id: string }[] = await this.manager.query(
      'SELECT id FROM figures WHERE id IN (?)',
      [[...unique.keys()]],
    );
    for (const { id } of rows) unique.delete(id);
    // One by one: together they could be larger than a statement may be.
    for (const { id, mediaType, width, height, bytes } of unique.values()) {
      await insertRows(this.manager, 'figures', [
        { id, media_type: mediaType, width, height, bytes, created_at: this.now },
      ]);
    }
    await this.manager.query('INSERT IGNORE INTO figure_sources (source, figure_id) VALUES ?', [
      figures.map(({ source, id }) => [source, id]),
    ]);
  }
}
