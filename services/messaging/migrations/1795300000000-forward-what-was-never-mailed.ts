import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The addresses that mails could be sent to when a message counted as forwarded once it was queued. */
const MAILED = "^[A-Za-z0-9_''+.-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*[.])+[A-Za-z]{2,}$";

/**
 * Messages from addresses that the form took and the queue refused were noted as forwarded, and the
 * office never got them. They are forwarded now.
 */
export class ForwardWhatWasNeverMailed1795300000000 implements MigrationInterface {
  name = 'ForwardWhatWasNeverMailed1795300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE contact_messages SET forwarded_at = NULL
       WHERE forwarded_at IS NOT NULL AND email NOT REGEXP '${MAILED}'`,
    );
  }

  // Which of them counted as forwarded is not kept; forwarding them twice does no harm.
  async down(): Promise<void> {}
}
