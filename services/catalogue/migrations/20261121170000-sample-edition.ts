import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which edition of the sample catalogue was loaded last; 0 where none was, or one before they were counted. */
export class SampleEdition20261121170000 implements MigrationInterface {
  name = 'SampleEdition20261121170000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE catalogue_state
      ADD COLUMN sample_edition INT UNSIGNED NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE catalogue_state DROP COLUMN sample_edition');
  }
}
