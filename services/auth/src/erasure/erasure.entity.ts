import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A deleted account whose traces are still being removed; the row goes with the last of them. */
@Entity('erasures')
export class Erasure {
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

  /** When it is worked on next. */
  @Column('datetime', { name: 'due_at', precision: 3 })
  dueAt: Date;

  /** Passes in a row that did not reach every service. */
  @Column('int')
  tries: number;

  /** When the student was told by mail. */
  @Column('datetime', { name: 'farewell_at', precision: 3, nullable: true })
  farewellAt: Date | null;

  /** When every service had confirmed for the first time; one pass follows. */
  @Column('datetime', { name: 'erased_at', precision: 3, nullable: true })
  erasedAt: Date | null;
}
