import type { EntityManager } from 'typeorm';

export interface KnownExam {
  id: string;
  name: string;
  /** When it was hidden from students; null while it is visible. */
  archivedAt: Date | null;
}

export interface NewExam {
  id: string;
  name: string;
  nameKey: string;
  description: string;
  color: string;
  examCategories: readonly string[];
  price: number;
  features: readonly string[];
  searchTerms: string;
}

const MAX_LOCK_ATTEMPTS = 30;

/** The catalogue and its exams, inside the transaction of a change. */
export class CatalogueRepository {
  constructor(
    private readonly manager: EntityManager,
    private readonly now: Date,
  ) {}

  /** Serializes imports: locks the row until the transaction ends. */
  async lock(): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.manager.query('SELECT version FROM catalogue_versions WHERE id = 1 FOR UPDATE');
        return;
      } catch (error) {
        // An import of a large file takes longer than the database's lock timeout (50 s).
        if (attempt >= MAX_LOCK_ATTEMPTS || !isLockTimeout(error)) throw error;
      }
    }
  }

  async announceChange(): Promise<void> {
    await this.manager.query(
      'UPDATE catalogue_versions SET version = version + 1, updated_at = ? WHERE id = 1',
      [this.now],
    );
  }

  async findExam(nameKey: string): Promise<KnownExam | undefined> {
    const rows: KnownExam[] = await this.manager.query(
      'SELECT id, name, archived_at AS archivedAt FROM exams WHERE name_key = ?',
      [nameKey],
    );
    return rows[0];
  }

  /** Every exam, in list order. */
  listExams(): Promise<KnownExam[]> {
    return this.manager.query<KnownExam[]>(
      'SELECT id, name, archived_at AS archivedAt FROM exams ORDER BY position',
    );
  }

  /** Exams that are hidden from students. */
  async findArchivedExams(): Promise<{ name: string; nameKey: string }[]> {
    return this.manager.query<{ name: string; nameKey: string }[]>(
      `SELECT name, name_key AS nameKey FROM exams WHERE archived_at IS NOT NULL ORDER BY position`,
    );
  }

  async insertExam(exam: NewExam): Promise<void> {
    await this.manager.query(
      `INSERT INTO exams (id, name, name_key, description, color, exam_categories, price, features,
         search_terms, position, created_at, updated_at)
       SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, COALESCE(MAX(position) + 1, 0), ?, ? FROM exams`,
      [
        exam.id,
        exam.name,
        exam.nameKey,
        exam.description,
        exam.color,
        JSON.stringify(exam.examCategories),
        exam.price,
        JSON.stringify(exam.features),
        exam.searchTerms,
        this.now,
        this.now,
      ],
    );
  }

  async touchExams(ids: readonly string[]): Promise<void> {
    await this.manager.query('UPDATE exams SET updated_at = ? WHERE id IN (?)', [this.now, ids]);
  }
}

function isLockTimeout(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'ER_LOCK_WAIT_TIMEOUT'
  );
}
