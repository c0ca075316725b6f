import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What somebody registered with, before the address was proven to be theirs: one for each browser. */
@Entity('pending_registrations')
export class PendingRegistration {
  @PrimaryColumn('varchar', { name: 'email_key', length: 254 })
  emailKey: string;

  /** The digest of the secret of the browser that registered. */
  @PrimaryColumn('char', { length: 43 })
  browser: string;

  /** As it was typed; mail goes here. */
  @Column('varchar', { length: 254 })
  email: string;

  @Column('varchar', { length: 100 })
  name: string;

  @Column('varchar', { length: 20 })
  mobile: string;

  @Column('varchar', { name: 'password_hash', length: 255 })
  passwordHash: string;

  @Column('datetime', { name: 'created_at', precision: 3 })
  createdAt: Date;
}
