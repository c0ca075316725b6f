import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin';
const DIGEST = 'CHAR(43) CHARACTER SET ascii COLLATE ascii_bin';
const PASSWORD_HASH = 'VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin';
const TABLE_OPTIONS = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin';

export class CreateAccounts1795950000000 implements MigrationInterface {
  name = 'CreateAccounts1795950000000';

  async up(runner: QueryRunner): Promise<void> {
    // Tables stay when the service is killed before the migration is recorded.
    await runner.query(`CREATE TABLE IF NOT EXISTS users (
      id ${ID} NOT NULL,
      email VARCHAR(254) NOT NULL,
      email_key VARCHAR(254) NOT NULL,
      name VARCHAR(100) NOT NULL,
      mobile VARCHAR(20) NOT NULL DEFAULT '',
      education VARCHAR(200) NOT NULL DEFAULT '',
      address VARCHAR(500) NOT NULL DEFAULT '',
      avatar VARCHAR(255) NULL,
      membership VARCHAR(40) NOT NULL DEFAULT 'Premium',
      password_hash ${PASSWORD_HASH} NULL,
      provider_id VARCHAR(255) NULL,
      login_alerts BOOLEAN NOT NULL DEFAULT 1,
      test_reminders BOOLEAN NOT NULL DEFAULT 1,
      suspended_at DATETIME(3) NULL,
      suspension_reason VARCHAR(300) NULL,
      verified_at DATETIME(3) NOT NULL,
      created_at DATETIME(3) NOT NULL,
      updated_at DATETIME(3) NOT NULL,
      PRIMARY KEY (id),
      UNIQUE KEY users_email_key (email_key),
      UNIQUE KEY users_provider_id (provider_id)
    ) ${TABLE_OPTIONS}`);
    await runner.query(`CREATE TABLE IF NOT EXISTS pending_registrations (
      email_key VARCHAR(254) NOT NULL,
      browser ${DIGEST} NOT NULL,
      email VARCHAR(254) NOT NULL,
      name VARCHAR(100) NOT NULL,
      mobile VARCHAR(20) NOT NULL,
      password_hash ${PASSWORD_HASH} NOT NULL,
      created_at DATETIME(3) NOT NULL,
      PRIMARY KEY (email_key, browser),
      KEY pending_registrations_created (created_at)
    ) ${TABLE_OPTIONS}`);
    await runner.query(`CREATE TABLE IF NOT EXISTS reset_links (
      digest ${DIGEST} NOT NULL,
      email_key VARCHAR(254) NOT NULL,
      expires_at DATETIME(3) NOT NULL,
      PRIMARY KEY (digest),
      KEY reset_links_email (email_key),
      KEY reset_links_expires (expires_at)
    ) ${TABLE_OPTIONS}`);
    await runner.query(`CREATE TABLE IF NOT EXISTS sessions (
      id ${ID} NOT NULL,
      user_id ${ID} NOT NULL,
      is_remembered BOOLEAN NOT NULL,
      device VARCHAR(80) NOT NULL,
      browser ${DIGEST} NOT NULL,
      created_at DATETIME(3) NOT NULL,
      expires_at DATETIME(3) NOT NULL,
      ended_at DATETIME(3) NULL,
      PRIMARY KEY (id),
      KEY sessions_user (user_id, ended_at),
      KEY sessions_ended (ended_at, expires_at),
      KEY sessions_expires (expires_at),
      CONSTRAINT sessions_of_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
    ) ${TABLE_OPTIONS}`);
    // Without a foreign key: the revocations outlive the account.
    await runner.query(`CREATE TABLE IF NOT EXISTS revoked_sessions (
      id ${ID} NOT NULL,
      expires_at DATETIME(3) NOT NULL,
      PRIMARY KEY (id),
      KEY revoked_sessions_expires (expires_at)
    ) ${TABLE_OPTIONS}`);
    await runner.query(`CREATE TABLE IF NOT EXISTS known_devices (
      user_id ${ID} NOT NULL,
      device VARCHAR(80) NOT NULL,
      first_seen_at DATETIME(3) NOT NULL,
      PRIMARY KEY (user_id, device),
      CONSTRAINT known_devices_of_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
    ) ${TABLE_OPTIONS}`);
    // The key by browser finds the account that knows a browser by the browser alone.
    await runner.query(`CREATE TABLE IF NOT EXISTS known_browsers (
      user_id ${ID} NOT NULL,
      browser ${DIGEST} NOT NULL,
      device VARCHAR(80) NOT NULL,
      first_seen_at DATETIME(3) NOT NULL,
      last_seen_at DATETIME(3) NOT NULL,
      PRIMARY KEY (user_id, browser),
      KEY known_browsers_browser (browser, last_seen_at),
      KEY known_browsers_seen (last_seen_at),
      CONSTRAINT known_browsers_of_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
    ) ${TABLE_OPTIONS}`);
    await runner.query(`CREATE TABLE IF NOT EXISTS photos (
      user_id ${ID} NOT NULL,
      name ${ID} NOT NULL,
      webp MEDIUMBLOB NOT NULL,
      updated_at DATETIME(3) NOT NULL,
      PRIMARY KEY (user_id),
      UNIQUE KEY photos_name (name),
      CONSTRAINT photos_of_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
    ) ${TABLE_OPTIONS}`);
    await runner.query(`CREATE TABLE IF NOT EXISTS student_targets (
      user_id ${ID} NOT NULL,
      targets TEXT NOT NULL,
      answered_at DATETIME(3) NOT NULL,
      PRIMARY KEY (user_id),
      CONSTRAINT student_targets_of_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
    ) ${TABLE_OPTIONS}`);
    await runner.query(`CREATE TABLE IF NOT EXISTS erasures (
      id ${ID} NOT NULL,
      user_id ${ID} NOT NULL,
      email VARCHAR(254) NOT NULL,
      name VARCHAR(100) NOT NULL,
      requested_at DATETIME(3) NOT NULL,
      due_at DATETIME(3) NOT NULL,
      tries INT NOT NULL,
      notified_at DATETIME(3) NULL,
      erased_at DATETIME(3) NULL,
      PRIMARY KEY (id),
      KEY erasures_due (due_at)
    ) ${TABLE_OPTIONS}`);
    await runner.query(`CREATE TABLE IF NOT EXISTS signing_keys (
      id ${ID} NOT NULL,
      public_jwk TEXT NOT NULL,
      encrypted_private_jwk TEXT NOT NULL,
      created_at DATETIME(3) NOT NULL,
      PRIMARY KEY (id),
      KEY signing_keys_created (created_at)
    ) ${TABLE_OPTIONS}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE signing_keys, erasures, student_targets, photos, known_browsers,
      known_devices, revoked_sessions, sessions, reset_links, pending_registrations, users`);
  }
}
