import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ReportOutcome, ReportReason } from './rules/report-words.js';

/** What one student reported about one question, and what the office found. */
@Entity('question_reports')
@Index('question_reports_one', ['userId', 'questionId'], { unique: true })
@Index('question_reports_open', ['settledAt', 'createdAt'])
@Index('question_reports_due', ['isMailDue', 'updatedAt'])
export class QuestionReportEntity {
  @PrimaryColumn({ type: 'char', length: 36 })
  id: string;

  @Column({ name: 'user_id', type: 'char', length: 36 })
  userId: string;

  @Column({ name: 'question_id', type: 'char', length: 36 })
  questionId: string;

  @Column({ name: 'question_version', type: 'int', unsigned: true })
  questionVersion: number;

  @Column({ name: 'attempt_id', type: 'char', length: 36 })
  attemptId: string;

  @Column({ name: 'test_id', type: 'char', length: 36 })
  testId: string;

  @Column({ name: 'paper_version', type: 'int', unsigned: true })
  paperVersion: number;

  @Column({ name: 'question_index', type: 'smallint', unsigned: true })
  questionIndex: number;

  @Column({ type: 'varchar', length: 24 })
  reason: ReportReason;

  @Column({ type: 'varchar', length: 1000 })
  text: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  /** When the student or the office last changed it. */
  @Column({ name: 'updated_at', type: 'datetime', precision: 3 })
  updatedAt: Date;

  @Column({ type: 'varchar', length: 24, nullable: true })
  outcome: ReportOutcome | null;

  /** What the office tells the student. */
  @Column({ type: 'varchar', length: 1000, nullable: true })
  note: string | null;

  @Column({ name: 'settled_at', type: 'datetime', precision: 3, nullable: true })
  settledAt: Date | null;

  /** Whether the mail about the last change is still to be queued. */
  @Column({ name: 'is_mail_due', type: 'boolean' })
  isMailDue: boolean;
}
