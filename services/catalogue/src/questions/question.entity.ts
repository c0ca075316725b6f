import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Difficulty } from './rules/difficulty.js';

@Entity('question')
export class QuestionEntity {
  @PrimaryColumn('char', { length: 36 })
  id: string;

  @Column('char', { name: 'exam_id', length: 36 })
  examId: string;

  /** Digest of exam, question and options: what makes it the same question when it comes again. */
  @Column('char', { length: 43 })
  identity: string;

  /** The same without regard to runs of white space; null until an import works it out. */
  @Column('char', { name: 'folded_identity', length: 22, nullable: true })
  foldedIdentity: string | null;

  @Column('int', { name: 'current_version', unsigned: true })
  currentVersion: number;

  /** As the current version has them: going through questions reads no texts. */
  @Column('varchar', { length: 120 })
  subject: string;

  @Column('varchar', { length: 120 })
  topic: string;

  @Column('varchar', { length: 8 })
  difficulty: Difficulty;

  @Column('varchar', { name: 'external_id', length: 200, nullable: true })
  externalId: string | null;

  @Column('varchar', { length: 300, nullable: true })
  source: string | null;

  @Column('varchar', { length: 120, nullable: true })
  licence: string | null;

  @Column('datetime', { name: 'created_at', precision: 3 })
  createdAt: Date;
}
