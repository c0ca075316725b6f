import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A browser that an account's owner has used, identified by the digest of its secret. */
@Entity('known_browsers')
export class KnownBrowserEntity {
  @PrimaryColumn('char', { name: 'user_id', length: 36 })
  userId: string;

  @PrimaryColumn('char', { length: 43 })
  browser: string;

  /** Browser and system, as text for the owner. */
  @Column('varchar', { length: 80 })
  device: string;

  @Column('datetime', { name: 'first_seen_at', precision: 3 })
  firstSeenAt: Date;

  /** When it last started a session or reset the password, or a session of it was renewed. Correct to a day. */
  @Column('datetime', { name: 'last_seen_at', precision: 3 })
  lastSeenAt: Date;
}
