import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An answer that an operator removed, so that the next release does not bring it back. */
@Entity('faq_removals')
export class FaqRemovalEntity {
  @PrimaryColumn({ type: 'varchar', length: 80, charset: 'ascii', collation: 'ascii_bin' })
  slug: string;

  @Column({ name: 'removed_at', type: 'datetime', precision: 3 })
  removedAt: Date;
}
