import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('exam')
export class ExamEntity {
  @PrimaryColumn('char', { length: 36 })
  id: string;

  @Column('varchar', { length: 120 })
  name: string;

  /** The name as it is compared: without case and doubled spaces. */
  @Column('varchar', { name: 'name_key', length: 120 })
  nameKey: string;

  @Column('varchar', { length: 1000 })
  description: string;

  @Column('varchar', { length: 20 })
  color: string;

  /** Whole rupees. */
  @Column('int', { unsigned: true })
  price: number;

  @Column('simple-json')
  features: string[];

  /** Families and other names by which students look for the exam. */
  @Column('varchar', { name: 'search_terms', length: 1000 })
  searchTerms: string;

  @Column('int', { unsigned: true })
  position: number;

  /** Since when it is hidden from students; null while they see it. */
  @Column('datetime', { name: 'archived_at', precision: 3, nullable: true })
  archivedAt: Date | null;

  @Column('datetime', { name: 'created_at', precision: 3 })
  createdAt: Date;

  @Column('datetime', { name: 'updated_at', precision: 3 })
  updatedAt: Date;
}
