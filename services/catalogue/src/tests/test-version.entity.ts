import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The data of a paper snapshot of this version. Rows are only inserted. */
@Entity('test_versions')
export class TestVersionEntity {
  @PrimaryColumn('char', { name: 'test_id', length: 36 })
  testId: string;

  @PrimaryColumn('int', { unsigned: true })
  version: number;

  @Column('varchar', { length: 300 })
  title: string;

  @Column('varchar', { length: 40 })
  category: string;

  /** Seconds. */
  @Column('int', { unsigned: true })
  duration: number;

  @Column('varchar', { name: 'marking_correct', length: 16 })
  markingCorrect: string;

  @Column('varchar', { name: 'marking_wrong', length: 16 })
  markingWrong: string;

  /** The test's pattern as JSON; null for a paper with one clock and one marking scheme. */
  @Column('mediumtext', { nullable: true })
  pattern: string | null;

  @Column('datetime', { name: 'created_at', precision: 3 })
  createdAt: Date;
}
