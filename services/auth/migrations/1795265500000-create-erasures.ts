import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin';
const ID = 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin';

export class CreateErasures1795265500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE revoked_sessions (
        id ${ID} NOT NULL PRIMARY KEY,
        expires_at DATETIME(3) NOT NULL,
        KEY revoked_sessions_expires (expires_at)
      ) ${TABLE}`);
    await runner.query(`
      CREATE TABLE erasures (
        id ${ID} NOT NULL PRIMARY KEY,
        user_id ${ID} NOT NULL,
        email VARCHAR(254) NOT NULL,
        name VARCHAR(100) NOT NULL,
        requested_at DATETIME(3) NOT NULL,
        due_at DATETIME(3) NOT NULL,
        tries INT NOT NULL DEFAULT 0,
        farewell_at DATETIME(3) NULL,
        erased_at DATETIME(3) NULL,
        KEY erasures_due (due_at)
      ) ${TABLE}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE erasures');
    await runner.query('DROP TABLE revoked_sessions');
  }
}
