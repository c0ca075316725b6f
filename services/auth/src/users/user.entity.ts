import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('users')
export class UserEntity {
  @PrimaryColumn('char', { length: 36 })
  id: string;

  /** The address as entered; mail goes here. */
  @Column('varchar', { length: 254 })
  email: string;

  /** The normalized address, for comparisons. */
  @Column('varchar', { name: 'email_key', length: 254 })
  emailKey: string;

  @Column('varchar', { length: 100 })
  name: string;

  @Column('varchar', { length: 20 })
  mobile: string;

  @Column('varchar', { length: 200 })
  education: string;

  @Column('varchar', { length: 500 })
  address: string;

  @Column('varchar', { length: 255, nullable: true })
  avatar: string | null;

  @Column('varchar', { length: 40 })
  membership: string;

  /** Null for students who have only signed in through a provider. */
  @Column('varchar', { name: 'password_hash', length: 255, nullable: true })
  passwordHash: string | null;

  @Column('varchar', { name: 'provider_id', length: 255, nullable: true })
  providerId: string | null;

  /** Whether the student gets a mail about a log-in from a new kind of device. */
  @Column('boolean', { name: 'login_alerts' })
  loginAlerts: boolean;

  /** Whether the student gets reminder mails for registered live tests. */
  @Column('boolean', { name: 'test_reminders' })
  testReminders: boolean;

  /** Since when nobody can log in to the account; null unless an operator suspended it. */
  @Column('datetime', { name: 'suspended_at', precision: 3, nullable: true })
  suspendedAt: Date | null;

  /** What the student reads in place of a log-in. */
  @Column('varchar', { name: 'suspension_reason', length: 300, nullable: true })
  suspensionReason: string | null;

  /** When a code or a provider confirmed the address: an unverified address has no account. */
  @Column('datetime', { name: 'verified_at', precision: 3 })
  verifiedAt: Date;

  @Column('datetime', { name: 'created_at', precision: 3 })
  createdAt: Date;

  @Column('datetime', { name: 'updated_at', precision: 3 })
  updatedAt: Date;
}
