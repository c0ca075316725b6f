import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin';
const ID = 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin';

export class AddPreferencesAndDevices1795264100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users
        ADD COLUMN login_alerts TINYINT(1) NOT NULL DEFAULT 1,
        ADD COLUMN test_reminders TINYINT(1) NOT NULL DEFAULT 1`);
    await runner.query(`
      ALTER TABLE sessions
        ADD COLUMN device VARCHAR(80) NOT NULL DEFAULT 'Unknown device'`);
    await runner.query(`
      CREATE TABLE known_devices (
        user_id ${ID} NOT NULL,
        device VARCHAR(80) NOT NULL,
        first_seen_at DATETIME(3) NOT NULL,
        PRIMARY KEY (user_id, device),
        CONSTRAINT known_devices_of_user FOREIGN KEY (user_id) REFERENCES users (id)
          ON DELETE CASCADE
      ) ${TABLE}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE known_devices');
    await runner.query('ALTER TABLE sessions DROP COLUMN device');
    await runner.query('ALTER TABLE users DROP COLUMN login_alerts, DROP COLUMN test_reminders');
  }
}
