import type { MigrationInterface, QueryRunner } from 'typeorm';

const ID = 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin';

export class CreatePhotos1795265400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE photos (
        user_id ${ID} NOT NULL PRIMARY KEY,
        name ${ID} NOT NULL,
        webp MEDIUMBLOB NOT NULL,
        updated_at DATETIME(3) NOT NULL,
        UNIQUE KEY photos_name (name),
        CONSTRAINT photos_of_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE photos');
  }
}
