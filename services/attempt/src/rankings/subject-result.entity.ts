import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The result of one finished attempt in one subject. */
@Entity('subject_results')
export class SubjectResultEntity {
  @PrimaryColumn({ name: 'attempt_id', type: 'char', length: 36 })
  attemptId: string;

  @PrimaryColumn({ type: 'varchar', length: 150 })
  subject: string;

  @Column({ name: 'user_id', type: 'char', length: 36 })
  userId: string;

  @Column({ name: 'test_id', type: 'char', length: 36 })
  testId: string;

  @Column({ name: 'is_first', type: 'boolean' })
  isFirst: boolean;

  @Column({ type: 'smallint', unsigned: true })
  total: number;

  @Column({ type: 'smallint', unsigned: true })
  answered: number;

  @Column({ type: 'smallint', unsigned: true })
  correct: number;

  /** Marks as a share of the maximum marks; null where it is `correct` ÷ `total`. */
  @Column({ name: 'marks_share', type: 'double', nullable: true })
  marksShare: number | null;
}
