import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin';
const TABLE_OPTIONS = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin';

/** An instant of a stored paper, as the catalogue writes it. */
function instantOf(name: 'opensAt' | 'closesAt'): string {
  return `STR_TO_DATE(JSON_UNQUOTE(JSON_EXTRACT(body, '$.${name}')), '%Y-%m-%dT%H:%i:%s.%fZ')`;
}

/**
 * Stores when the solutions of live tests become public, and whom to tell. Live tests that are over are
 * public already, and nobody is told again.
 */
export class SolutionsOfLiveTests1795946400000 implements MigrationInterface {
  name = 'SolutionsOfLiveTests1795946400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE IF NOT EXISTS live_tests (
      test_id ${ID} NOT NULL,
      opens_at DATETIME(3) NOT NULL,
      closes_at DATETIME(3) NOT NULL,
      closed_at DATETIME(3) NULL,
      published_at DATETIME(3) NULL,
      PRIMARY KEY (test_id)
    ) ${TABLE_OPTIONS}`);
    await runner.query(`CREATE TABLE IF NOT EXISTS result_mails (
      attempt_id ${ID} NOT NULL,
      user_id ${ID} NOT NULL,
      test_id ${ID} NOT NULL,
      paper_version INT UNSIGNED NOT NULL,
      PRIMARY KEY (attempt_id)
    ) ${TABLE_OPTIONS}`);
    await runner.query(`INSERT IGNORE INTO live_tests (test_id, opens_at, closes_at)
      SELECT test_id, MAX(${instantOf('opensAt')}), MAX(${instantOf('closesAt')})
        FROM sealed_papers
       WHERE JSON_EXTRACT(body, '$.opensAt') IS NOT NULL
         AND JSON_EXTRACT(body, '$.closesAt') IS NOT NULL
         AND ${instantOf('opensAt')} IS NOT NULL AND ${instantOf('closesAt')} IS NOT NULL
       GROUP BY test_id`);
    // Of the others, the service first marks what ends now.
    await runner.query(`UPDATE live_tests l
      SET l.closed_at = l.closes_at, l.published_at = l.closes_at
      WHERE l.published_at IS NULL AND l.closes_at < UTC_TIMESTAMP(3)
        AND NOT EXISTS (SELECT 1 FROM attempts a
          WHERE a.test_id = l.test_id AND a.state = 'in_progress')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE result_mails');
    await runner.query('DROP TABLE live_tests');
  }
}
