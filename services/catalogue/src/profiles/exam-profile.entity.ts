import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A version of the pattern of a real paper. Rows are only inserted; the last version is in force. */
@Entity('exam_profiles')
export class ExamProfileEntity {
  @PrimaryColumn('varchar', { length: 64 })
  id: string;

  @PrimaryColumn('int', { unsigned: true })
  version: number;

  @Column('char', { name: 'exam_id', length: 36 })
  examId: string;

  /** The profile as JSON. */
  @Column('mediumtext')
  body: string;

  @Column('datetime', { name: 'created_at', precision: 3 })
  createdAt: Date;
}
