import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('test_questions')
export class TestQuestionEntity {
  @PrimaryColumn('char', { name: 'test_id', length: 36 })
  testId: string;

  @PrimaryColumn('int', { unsigned: true })
  version: number;

  @PrimaryColumn('smallint', { unsigned: true })
  position: number;

  @Column('char', { name: 'question_id', length: 36 })
  questionId: string;

  @Column('int', { name: 'question_version', unsigned: true })
  questionVersion: number;
}
