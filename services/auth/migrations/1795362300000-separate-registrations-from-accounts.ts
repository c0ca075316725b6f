import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin';
const ID = 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin';
const DIGEST = 'CHAR(43) CHARACTER SET ascii COLLATE ascii_bin';

export class SeparateRegistrationsFromAccounts1795362300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE pending_registrations (
        email_key VARCHAR(254) NOT NULL,
        browser ${DIGEST} NOT NULL,
        email VARCHAR(254) NOT NULL,
        name VARCHAR(100) NOT NULL,
        mobile VARCHAR(20) NOT NULL,
        password_hash VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        created_at DATETIME(3) NOT NULL,
        PRIMARY KEY (email_key, browser),
        KEY pending_registrations_created (created_at)
      ) ${TABLE}`);
    await runner.query(`
      CREATE TABLE known_browsers (
        user_id ${ID} NOT NULL,
        browser ${DIGEST} NOT NULL,
        device VARCHAR(80) NOT NULL,
        first_seen_at DATETIME(3) NOT NULL,
        last_seen_at DATETIME(3) NOT NULL,
        PRIMARY KEY (user_id, browser),
        KEY known_browsers_seen (last_seen_at),
        CONSTRAINT known_browsers_of_user FOREIGN KEY (user_id) REFERENCES users (id)
          ON DELETE CASCADE
      ) ${TABLE}`);
    await runner.query(`
      CREATE TABLE reset_links (
        digest ${DIGEST} NOT NULL PRIMARY KEY,
        email_key VARCHAR(254) NOT NULL,
        expires_at DATETIME(3) NOT NULL,
        KEY reset_links_email (email_key),
        KEY reset_links_expires (expires_at)
      ) ${TABLE}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE reset_links');
    await runner.query('DROP TABLE known_browsers');
    await runner.query('DROP TABLE pending_registrations');
  }
}
