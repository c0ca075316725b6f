import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One version of a test, as the catalogue published it. The paper itself never changes. */
@Entity('paper_snapshots')
@Index('paper_snapshots_of_exam', ['examId'])
export class PaperSnapshotEntity {
  @PrimaryColumn({ name: 'test_id', type: 'char', length: 36 })
  testId: string;

  @PrimaryColumn({ type: 'int', unsigned: true })
  version: number;

  @Column({ name: 'exam_id', type: 'char', length: 36 })
  examId: string;

  @Column({ name: 'exam_name', type: 'varchar', length: 200 })
  examName: string;

  @Column({ type: 'varchar', length: 300 })
  title: string;

  @Column({ type: 'varchar', length: 60 })
  category: string;

  /** The whole paper as JSON text, with keys and explanations. */
  @Column({ type: 'mediumtext' })
  body: string;

  /** The version of the test whose awards hold for this paper; null for its own. */
  @Column({ name: 'awards_version', type: 'int', unsigned: true, nullable: true })
  awardsVersion: number | null;

  @Column({ name: 'stored_at', type: 'datetime', precision: 3 })
  storedAt: Date;
}
