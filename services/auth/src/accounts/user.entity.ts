import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('users')
export class User {
  @PrimaryColumn('char', { length: 36 })
  id: string;

  /** As it was typed; mail goes here. */
  @Column('varchar', { length: 254 })
  email: string;

  /** What e-mail addresses are compared by. */
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

  /** Null for those who only ever signed in through a provider. */
  @Column('varchar', { name: 'password_hash', length: 255, nullable: true })
  passwordHash: string | null;

  /** Without a meaning since registrations have a table of their own; earlier releases need it. */
  @Column('char', { name: 'registration_id', length: 36 })
  registrationId: string;

  /** Null for a registration that an earlier release kept here. */
  @Column('datetime', { name: 'verified_at', precision: 3, nullable: true })
  verifiedAt: Date | null;

  @Column('varchar', { name: 'provider_id', length: 255, nullable: true })
  providerId: string | null;

  /** Whether a log-in from a new kind of device is mailed. */
  @Column('boolean', { name: 'login_alerts' })
  loginAlerts: boolean;

  /** Whether a mail reminds of live tests the student registered for. */
  @Column('boolean', { name: 'test_reminders' })
  testReminders: boolean;

  @Column('datetime', { name: 'created_at', precision: 3 })
  createdAt: Date;

  @Column('datetime', { name: 'updated_at', precision: 3 })
  updatedAt: Date;
}
