import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Difficulty } from './rules/difficulty.js';
import type { QuestionKind } from './rules/kinds.js';

@Entity('questions')
export class QuestionEntity {
  @PrimaryColumn('char', { length: 36 })
  id: string;

  @Column('char', { name: 'exam_id', length: 36 })
  examId: string;

  /** Digest of exam, question, options and parts. It identifies the question when it is imported again. */
  @Column('char', { length: 43 })
  identity: string;

  /** The same digest with white space normalized. */
  @Column('char', { name: 'folded_identity', length: 22 })
  foldedIdentity: string;

  @Column('int', { name: 'current_version', unsigned: true })
  currentVersion: number;

  /** Copied from the current version, so that scanning questions reads no texts. */
  @Column('varchar', { length: 120 })
  subject: string;

  @Column('varchar', { length: 120 })
  topic: string;

  @Column('varchar', { length: 8 })
  difficulty: Difficulty;

  @Column('varchar', { length: 8 })
  kind: QuestionKind;

  /** The same for all questions that share a passage; null without one. */
  @Column('char', { length: 22, nullable: true })
  passage: string | null;

  @Column('varchar', { name: 'external_id', length: 200, nullable: true })
  externalId: string | null;

  @Column('varchar', { length: 300, nullable: true })
  source: string | null;

  @Column('varchar', { length: 120, nullable: true })
  licence: string | null;

  @Column('datetime', { name: 'created_at', precision: 3 })
  createdAt: Date;
}
