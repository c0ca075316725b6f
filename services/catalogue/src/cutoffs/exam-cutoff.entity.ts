import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The least marks with which candidates of a category passed a stage of the real exam in a year. */
@Entity('exam_cutoffs')
export class ExamCutoffEntity {
  @PrimaryColumn('char', { name: 'exam_id', length: 36 })
  examId: string;

  @PrimaryColumn('smallint', { unsigned: true })
  year: number;

  /** Empty for an exam with one stage. */
  @PrimaryColumn('varchar', { length: 60 })
  stage: string;

  @PrimaryColumn('varchar', { length: 40 })
  category: string;

  /** An exact decimal. */
  @Column('decimal', { precision: 10, scale: 5 })
  marks: string;

  /** An exact decimal. */
  @Column('decimal', { name: 'max_marks', precision: 10, scale: 5 })
  maxMarks: string;

  @Column('varchar', { length: 200 })
  source: string;

  @Column('varchar', { name: 'source_url', length: 500, nullable: true })
  url: string | null;

  /** The order in which the operator gave them. */
  @Column('int', { unsigned: true })
  position: number;
}
