import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Files of which figures were made. The same file gives the same figure again, also after an encoder of a
 * later release would make other bytes of it.
 */
@Entity('figure_sources')
export class FigureSourceEntity {
  /** SHA-256 of the file, base64url. */
  @PrimaryColumn('char', { length: 43 })
  source: string;

  @Column('char', { name: 'figure_id', length: 43 })
  figureId: string;
}
