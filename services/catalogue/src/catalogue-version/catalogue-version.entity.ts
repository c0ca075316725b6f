import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The only row: the current version of the catalogue. The epoch distinguishes two databases. */
@Entity('catalogue_versions')
export class CatalogueVersionEntity {
  @PrimaryColumn('tinyint', { unsigned: true })
  id: number;

  @Column('char', { length: 36 })
  epoch: string;

  @Column('bigint', { unsigned: true })
  version: string;

  @Column('datetime', { name: 'updated_at', precision: 3 })
  updatedAt: Date;
}
