import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('exams')
export class ExamEntity {
  @PrimaryColumn('char', { length: 36 })
  id: string;

  @Column('varchar', { length: 120 })
  name: string;

  /** The name for comparisons: lower case, without repeated spaces. */
  @Column('varchar', { name: 'name_key', length: 120 })
  nameKey: string;

  @Column('varchar', { length: 1000 })
  description: string;

  @Column('varchar', { length: 20 })
  color: string;

  /** What the exam is for (SSC, Banking). */
  @Column('simple-json', { name: 'exam_categories' })
  examCategories: string[];

  /** Whole rupees. */
  @Column('int', { unsigned: true })
  price: number;

  @Column('simple-json')
  features: string[];

  /** Exam families and other names by which students search for the exam. */
  @Column('varchar', { name: 'search_terms', length: 1000 })
  searchTerms: string;

  @Column('int', { unsigned: true })
  position: number;

  /** When it was hidden from students; null while it is visible. */
  @Column('datetime', { name: 'archived_at', precision: 3, nullable: true })
  archivedAt: Date | null;

  @Column('datetime', { name: 'created_at', precision: 3 })
  createdAt: Date;

  @Column('datetime', { name: 'updated_at', precision: 3 })
  updatedAt: Date;
}
