import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = 'attempts';

/** Stores with each attempt when its locked sections end. */
export class SectionEnds1795638600000 implements MigrationInterface {
  name = 'SectionEnds1795638600000';

  async up(runner: QueryRunner): Promise<void> {
    // The column stays when the service is killed before the migration is recorded.
    if (await runner.hasColumn(TABLE, 'section_ends')) return;
    // Null where the paper has one clock, and in attempts of an earlier release, which may still run.
    await runner.query(`ALTER TABLE ${TABLE}
      ADD COLUMN section_ends VARCHAR(8000) CHARACTER SET ascii COLLATE ascii_bin NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ${TABLE} DROP COLUMN section_ends`);
  }
}
