import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A question that a student bookmarked, with the place where it was seen. */
@Entity('bookmarked_questions')
@Index('bookmarked_questions_latest', ['userId', 'createdAt'])
export class BookmarkEntity {
  @PrimaryColumn({ name: 'user_id', type: 'char', length: 36 })
  userId: string;

  @PrimaryColumn({ name: 'question_id', type: 'char', length: 36 })
  questionId: string;

  @Column({ name: 'attempt_id', type: 'char', length: 36 })
  attemptId: string;

  @Column({ name: 'test_id', type: 'char', length: 36 })
  testId: string;

  @Column({ name: 'paper_version', type: 'int', unsigned: true })
  paperVersion: number;

  @Column({ name: 'question_index', type: 'smallint', unsigned: true })
  questionIndex: number;

  @Column({ name: 'exam_id', type: 'char', length: 36 })
  examId: string;

  @Column({ name: 'exam_name', type: 'varchar', length: 200 })
  examName: string;

  @Column({ type: 'varchar', length: 150 })
  subject: string;

  @Column({ type: 'varchar', length: 150 })
  topic: string;

  /** Question, options and names in lower case. */
  @Column({ name: 'searched_text', type: 'mediumtext', select: false })
  searchedText: string;

  @Column({ type: 'varchar', length: 2000 })
  note: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;
}
