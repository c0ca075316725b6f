import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A registration whose address is not verified yet. Each browser has at most one per address. */
@Entity('pending_registrations')
export class PendingRegistrationEntity {
  @PrimaryColumn('varchar', { name: 'email_key', length: 254 })
  emailKey: string;

  /** The digest of the registering browser's secret. */
  @PrimaryColumn('char', { length: 43 })
  browser: string;

  /** The address as entered; mail goes here. */
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
