import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An exam for which a student prepares. */
export interface StoredTarget {
  examId: string;
  /** As it was when the student chose it, for times when the catalogue is unavailable. */
  examName: string;
  /** `2027-01-05`, or null if the student has given none. */
  examDate: string | null;
}

/** A student's target exams. The row exists once the student has answered or skipped the question. */
@Entity('student_targets')
export class StudentTargetsEntity {
  @PrimaryColumn('char', { name: 'user_id', length: 36 })
  userId: string;

  @Column('simple-json')
  targets: StoredTarget[];

  @Column('datetime', { name: 'answered_at', precision: 3 })
  answeredAt: Date;
}
