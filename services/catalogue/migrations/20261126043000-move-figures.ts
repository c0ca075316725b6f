import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The bytes of a figure are in its row, or in an object store: then the row has their size instead. */
export class MoveFigures1795667400000 implements MigrationInterface {
  name = 'MoveFigures1795667400000';

  async up(runner: QueryRunner): Promise<void> {
    // A change stays when the service is killed before it is noted as made.
    if (!(await runner.hasColumn('figures', 'stored_size'))) {
      await runner.query(`ALTER TABLE figures
        MODIFY bytes MEDIUMBLOB NULL,
        ADD COLUMN stored_size INT UNSIGNED NULL,
        ADD KEY figures_stored_size (stored_size)`);
    }
    await runner.query(`CREATE TABLE IF NOT EXISTS figure_removals (
      id CHAR(43) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY
    ) ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE figure_removals');
    await runner.query(
      'ALTER TABLE figures DROP KEY figures_stored_size, DROP COLUMN stored_size, MODIFY bytes MEDIUMBLOB NOT NULL',
    );
  }
}
