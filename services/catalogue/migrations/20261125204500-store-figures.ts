import type { MigrationInterface, QueryRunner } from 'typeorm';

const DIGEST = 'CHAR(43) CHARACTER SET ascii COLLATE ascii_bin';
const TABLE = 'ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin';

export class StoreFigures1795639500000 implements MigrationInterface {
  name = 'StoreFigures1795639500000';

  async up(runner: QueryRunner): Promise<void> {
    // The tables stay when the service is killed before they are noted as made.
    await runner.query(`CREATE TABLE IF NOT EXISTS figures (
      id ${DIGEST} NOT NULL PRIMARY KEY,
      media_type VARCHAR(20) NOT NULL,
      width SMALLINT UNSIGNED NOT NULL,
      height SMALLINT UNSIGNED NOT NULL,
      bytes MEDIUMBLOB NOT NULL,
      created_at DATETIME(3) NOT NULL
    ) ${TABLE}`);
    await runner.query(`CREATE TABLE IF NOT EXISTS figure_sources (
      source ${DIGEST} NOT NULL PRIMARY KEY,
      figure_id ${DIGEST} NOT NULL,
      KEY figure_sources_figure (figure_id),
      CONSTRAINT figure_sources_figure FOREIGN KEY (figure_id) REFERENCES figures (id) ON DELETE CASCADE
    ) ${TABLE}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE figure_sources');
    await runner.query('DROP TABLE figures');
  }
}
