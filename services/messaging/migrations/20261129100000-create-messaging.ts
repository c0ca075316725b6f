import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ANSWERS_OF_NOVEMBER_2026 } from './help/answers-of-november-2026.js';
import { applyReleasedAnswers } from './help/apply-released-answers.js';

const ID = 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin';
const SLUG = 'VARCHAR(80) CHARACTER SET ascii COLLATE ascii_bin';
const TABLE_OPTIONS = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin';

export class CreateMessaging1795946400000 implements MigrationInterface {
  name = 'CreateMessaging1795946400000';

  async up(runner: QueryRunner): Promise<void> {
    // Tables stay when the service is killed before the migration is recorded.
    // Without the key by sender, forgetting one sender would read and lock everybody's messages.
    await runner.query(`CREATE TABLE IF NOT EXISTS contact_messages (
      id ${ID} NOT NULL,
      name VARCHAR(100) NOT NULL,
      email VARCHAR(254) NOT NULL,
      email_key VARCHAR(254) AS (LOWER(email)) STORED,
      phone CHAR(10) NOT NULL,
      subject VARCHAR(200) NOT NULL,
      message TEXT NOT NULL,
      created_at DATETIME(3) NOT NULL,
      forwarded_at DATETIME(3) NULL,
      PRIMARY KEY (id),
      KEY contact_messages_unforwarded (forwarded_at, created_at),
      KEY contact_messages_of_sender (email_key, created_at)
    ) ${TABLE_OPTIONS}`);
    await runner.query(`CREATE TABLE IF NOT EXISTS faqs (
      id ${ID} NOT NULL,
      position INT NOT NULL,
      slug ${SLUG} NOT NULL,
      group_name VARCHAR(80) NOT NULL,
      question VARCHAR(200) NOT NULL,
      answer TEXT NOT NULL,
      is_released BOOLEAN NOT NULL,
      PRIMARY KEY (id),
      UNIQUE KEY faqs_slug (slug)
    ) ${TABLE_OPTIONS}`);
    await runner.query(`CREATE TABLE IF NOT EXISTS faq_removals (
      slug ${SLUG} NOT NULL,
      removed_at DATETIME(3) NOT NULL,
      PRIMARY KEY (slug)
    ) ${TABLE_OPTIONS}`);
    await applyReleasedAnswers(runner, ANSWERS_OF_NOVEMBER_2026);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE faq_removals, faqs, contact_messages');
  }
}
