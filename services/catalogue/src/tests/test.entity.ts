import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Difficulty } from '../questions/rules/difficulty.js';

export interface SubjectCount {
  subject: string;
  questions: number;
}

@Entity('tests')
export class TestEntity {
  @PrimaryColumn('char', { length: 36 })
  id: string;

  @Column('char', { name: 'exam_id', length: 36 })
  examId: string;

  @Column('varchar', { length: 300 })
  title: string;

  @Column('varchar', { length: 40 })
  category: string;

  /** What the tests of one numbered series share: a subject, a topic, or nothing for mixed sets. */
  @Column('varchar', { name: 'group_name', length: 260 })
  groupName: string;

  /** Seconds. */
  @Column('int', { unsigned: true })
  duration: number;

  @Column('varchar', { name: 'marking_correct', length: 16 })
  markingCorrect: string;

  @Column('varchar', { name: 'marking_wrong', length: 16 })
  markingWrong: string;

  /** Index in the exam's full list, from 0 without gaps; null for live tests, which are not listed. */
  @Column('int', { unsigned: true, nullable: true })
  position: number | null;

  @Column('int', { name: 'current_version', unsigned: true })
  currentVersion: number;

  @Column('int', { name: 'question_count', unsigned: true })
  questionCount: number;

  @Column('varchar', { length: 8 })
  difficulty: Difficulty;

  @Column('simple-json')
  subjects: SubjectCount[];

  @Column('datetime', { name: 'created_at', precision: 3 })
  createdAt: Date;

  @Column('datetime', { name: 'updated_at', precision: 3 })
  updatedAt: Date;
}
