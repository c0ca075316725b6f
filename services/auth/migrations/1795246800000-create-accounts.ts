import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin';
const ID = 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin';

export class CreateAccounts1795246800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE users (
        id ${ID} NOT NULL PRIMARY KEY,
        email VARCHAR(254) NOT NULL,
        email_key VARCHAR(254) NOT NULL,
        name VARCHAR(100) NOT NULL,
        mobile VARCHAR(20) NOT NULL DEFAULT '',
        education VARCHAR(200) NOT NULL DEFAULT '',
        address VARCHAR(500) NOT NULL DEFAULT '',
        avatar VARCHAR(255) NULL,
        membership VARCHAR(40) NOT NULL DEFAULT 'Premium',
        password_hash VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin NULL,
        registration_id ${ID} NOT NULL,
        verified_at DATETIME(3) NULL,
        provider_id VARCHAR(255) NULL,
        created_at DATETIME(3) NOT NULL,
        updated_at DATETIME(3) NOT NULL,
        UNIQUE KEY users_email_key (email_key),
        UNIQUE KEY users_provider_id (provider_id)
      ) ${TABLE}`);
    await runner.query(`
      CREATE TABLE sessions (
        id ${ID} NOT NULL PRIMARY KEY,
        user_id ${ID} NOT NULL,
        is_remembered TINYINT(1) NOT NULL,
        created_at DATETIME(3) NOT NULL,
        expires_at DATETIME(3) NOT NULL,
        ended_at DATETIME(3) NULL,
        KEY sessions_user (user_id, ended_at),
        KEY sessions_ended (ended_at, expires_at),
        KEY sessions_expires (expires_at),
        CONSTRAINT sessions_of_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      ) ${TABLE}`);
    await runner.query(`
      CREATE TABLE signing_keys (
        id ${ID} NOT NULL PRIMARY KEY,
        public_jwk TEXT NOT NULL,
        sealed_private_jwk TEXT NOT NULL,
        created_at DATETIME(3) NOT NULL,
        KEY signing_keys_created (created_at)
      ) ${TABLE}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE signing_keys');
    await runner.query('DROP TABLE sessions');
    await runner.query('DROP TABLE users');
  }
}
