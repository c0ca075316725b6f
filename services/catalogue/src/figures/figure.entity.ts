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

  /** Null if the object store has them. */
  @Column('mediumblob', { nullable: true })
  bytes: Buffer | null;

  /** Of the bytes in the object store; null if they are here. */
  @Column('int', { name: 'stored_size', unsigned: true, nullable: true })
  storedSize: number | null;

  @Column('datetime', { name: 'created_at', precision: 3 })
  createdAt: Date;
}
