import type { DataSource } from 'typeorm';

/** A test, with the names from its stored papers. */
export interface KnownTest {
  readonly testId: string;
  readonly title: string;
  readonly examName: string;
  /** The newest version that somebody has started. */
  readonly version: number;
  /** The version whose awards hold for it; null for its own. */
  readonly awardsVersion: number | null;
}

/** A participant's first finished attempt: the one that counts. */
export interface FirstAttempt {
  readonly id: string;
  readonly testId: string;
  readonly paperVersion: number;
  readonly awardsVersion: number | null;
  readonly responses: Buffer;
  readonly markingCorrect: string;
  readonly markingWrong: string;
}

const PAGE_SIZE = 500;
const MAX_TESTS = 20;

/** Reads the data for item statistics. */
export class StatisticsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Tests with this id or this title (case-insensitive). */
  findTests(idOrTitle: string): Promise<KnownTest[]> {
    return this.dataSource.query<KnownTest[]>(
      `SELECT p.test_id AS testId, p.title, p.exam_name AS examName, p.version,
              p.awards_version AS awardsVersion
         FROM paper_snapshots p
        WHERE (CONVERT(p.test_id USING utf8mb4) = ? OR LOWER(p.title) = LOWER(?))
          AND p.version = (SELECT MAX(v.version) FROM paper_snapshots v WHERE v.test_id = p.test_id)
        ORDER BY p.exam_name, p.title, p.test_id
        LIMIT ${MAX_TESTS}`,
      [idOrTitle, idOrTitle],
    );
  }

  /** First finished attempts of a test, read page by page. */
  async *firstAttempts(testId: string): AsyncGenerator<FirstAttempt> {
    let after = '';
    for (;;) {
      const page = await this.dataSource.query<FirstAttempt[]>(
        `SELECT a.id, a.test_id AS testId, a.paper_version AS paperVersion,
                a.awards_version AS awardsVersion, a.responses,
                a.marking_correct AS markingCorrect, a.marking_wrong AS markingWrong
           FROM ranking_entries e
           JOIN attempts a FORCE INDEX (PRIMARY)
             ON a.id = e.attempt_id AND a.user_id = e.user_id
          WHERE e.test_id = ? AND e.attempt_id > ?
          ORDER BY e.attempt_id
          LIMIT ${PAGE_SIZE}`,
        [testId, after],
      );
      yield* page;
      after = page.at(-1)?.id ?? '';
      if (page.length < PAGE_SIZE) return;
    }
  }
}
