import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { FigureMediaType } from './stored-figure.js';

/** Rows never change: the id is a digest of the bytes. */
@Entity('figures')
export class FigureEntity {
  @PrimaryColumn('char', { length: 43 })
  id: string;

  @Column('varchar', { name: 'media_type', length: 20 })
  mediaType: FigureMediaType;

  @Column('smallint', { unsigned: true })
  width: number;

  @Column('smallint', { unsigned: true })
  height: number;

  @Column('mediumblob')
  bytes: Buffer;

  @Column('datetime', { name: 'created_at', precision: 3 })
  createdAt: Date;
}
