import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ANSWERS_OF_NOVEMBER_2026 } from './help/answers-of-november-2026.js';
import { applyReleasedAnswers } from './help/apply-released-answers.js';

const TABLE_OPTIONS = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin';
const SLUG = 'VARCHAR(80) CHARACTER SET ascii COLLATE ascii_bin';

/** The ten answers of the first release: the end of the id, the slug, and the SHA-256 of question and answer. */
const FIRST_RELEASE: readonly (readonly [id: string, slug: string, digest: string])[] = [
  ['1', 'reset-password', 'fd7aac950e67c001597260a5456e92600f9e58c17489bc047706806bee4c72af'],
  ['2', 'retake-a-test', 'b8f551c06373e617698da26250bdd077114e52e5f29602ba0b6030852428a97f'],
  ['3', 'what-is-percentile', '22b383f1e48b6044d258c00761c8c4e65e22711596a66d9d68adc9fc61d3617b'],
  ['4', 'where-are-my-results', '369e4b43767943e9413331c36763d20a809e83858ed3b92f9b8a49382e9ce6b1'],
  ['5', 'upgrade-membership', 'aea31eccb8a87eb8e124295a1edb2ab5b48136a85621fa25609842da39c2b147'],
  ['6', 'connection-lost', 'ff94043ab489183ecd3e42a6d1aabaa7940eca499372afcb733d854f055a03a4'],
  ['7', 'time-is-over', 'f65e3fa2eb31a883a2c4aa3aca6b813d1b781c5dbd6799d383964493b8e1f3e8'],
  ['8', 'negative-marking', '9234402700283f9cdea97b6b9268ef21438d47f2288a96f833e9581c1f6f50c0'],
  ['9', 'which-tests-are-free', '071d1d7c5c0c543532e607c02fe295c1fa9e7056737408c48cc1f9c47b737cc6'],
  ['a', 'wrong-question', '97a22cafd390652e04ea46ce03ff4d5c2fdaa995583041fa12d4516c67df1ba6'],
];

export class GroupHelpAnswers1795435200000 implements MigrationInterface {
  name = 'GroupHelpAnswers1795435200000';

  async up(runner: QueryRunner): Promise<void> {
    // Changes of tables stay when the service is killed before the migration is noted as made.
    if (!(await runner.hasColumn('faqs', 'slug'))) {
      await runner.query(`ALTER TABLE faqs
        ADD COLUMN slug ${SLUG} NULL,
        ADD COLUMN group_name VARCHAR(80) NOT NULL DEFAULT '',
        ADD COLUMN is_released BOOLEAN NOT NULL DEFAULT 0,
        ADD UNIQUE KEY faqs_slug (slug)`);
    }
    await runner.query(`CREATE TABLE IF NOT EXISTS faq_removals (
      slug ${SLUG} NOT NULL,
      removed_at DATETIME(3) NOT NULL,
      PRIMARY KEY (slug)
    ) ${TABLE_OPTIONS}`);
    for (const [id, slug, digest] of FIRST_RELEASE) {
      // An answer that is not the first release's own was changed in the database, and is kept.
      await runner.query(
        `UPDATE faqs SET slug = ?, is_released = (SHA2(CONCAT(question, '\\n', answer), 256) = ?)
         WHERE id = ? AND slug IS NULL`,
        [slug, digest, `0193a1c0-0000-7000-8000-00000000000${id}`],
      );
    }
    await this.orderReleased(runner);
    await applyReleasedAnswers(runner, ANSWERS_OF_NOVEMBER_2026);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE faq_removals');
    await runner.query(`ALTER TABLE faqs
      DROP KEY faqs_slug,
      DROP COLUMN is_released,
      DROP COLUMN group_name,
      DROP COLUMN slug`);
  }

  /** The groups change the order of the first release's answers. */
  private async orderReleased(runner: QueryRunner): Promise<void> {
    for (const [index, { slug }] of ANSWERS_OF_NOVEMBER_2026.entries()) {
      await runner.query('UPDATE faqs SET position = ? WHERE slug = ?', [index + 1, slug]);
    }
  }
}
