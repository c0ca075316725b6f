import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The erasure of a deleted account. The row is deleted when the erasure is complete. */
@Entity('erasures')
export class ErasureEntity {
  @PrimaryColumn('char', { length: 36 })
  id: string;

  @Column('char', { name: 'user_id', length: 36 })
  userId: string;

  @Column('varchar', { length: 254 })
  email: string;

  @Column('varchar', { length: 100 })
  name: string;

  @Column('datetime', { name: 'requested_at', precision: 3 })
  requestedAt: Date;

  /** When the next pass is due. */
  @Column('datetime', { name: 'due_at', precision: 3 })
  dueAt: Date;

  /** Consecutive passes that not every service confirmed. */
  @Column('int')
  tries: number;

  /** When the mail to the student was queued. */
  @Column('datetime', { name: 'notified_at', precision: 3, nullable: true })
  notifiedAt: Date | null;

  /** When all services first confirmed. One last pass follows. */
  @Column('datetime', { name: 'erased_at', precision: 3, nullable: true })
  erasedAt: Date | null;
}
