import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Difficulty } from './rules/difficulty.js';
import type { QuestionKind } from './rules/kinds.js';

/** Rows are only inserted, so that a finished attempt can always show the version that it had. */
@Entity('question_versions')
export class QuestionVersionEntity {
  @PrimaryColumn('char', { name: 'question_id', length: 36 })
  questionId: string;

  @PrimaryColumn('int', { unsigned: true })
  version: number;

  @Column('char', { name: 'content_hash', length: 43 })
  contentHash: string;

  @Column('text')
  question: string;

  @Column('simple-json')
  options: string[];

  @Column('tinyint', { unsigned: true })
  correct: number;

  @Column('varchar', { length: 8 })
  kind: QuestionKind;

  /** The key as JSON; null for a single choice, whose key is `correct`. */
  @Column('text', { nullable: true })
  answer: string | null;

  /** Table, passage and figures as JSON; null if there are none. */
  @Column('mediumtext', { nullable: true })
  content: string | null;

  @Column('mediumtext', { nullable: true })
  explanation: string | null;

  @Column('varchar', { length: 120 })
  subject: string;

  @Column('varchar', { length: 120 })
  topic: string;

  @Column('varchar', { length: 8 })
  difficulty: Difficulty;

  @Column('datetime', { name: 'created_at', precision: 3 })
  createdAt: Date;
}
