import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Without the key, forgetting one sender would read and lock everybody's messages. */
export class FindMessagesBySender1795264300000 implements MigrationInterface {
  name = 'FindMessagesBySender1795264300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE contact_messages
      ADD COLUMN email_key VARCHAR(254) AS (LOWER(email)) STORED,
      ADD KEY contact_messages_of_sender (email_key, created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE contact_messages
      DROP KEY contact_messages_of_sender,
      DROP COLUMN email_key`);
  }
}
