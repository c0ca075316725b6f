import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('live_test_registrations')
export class LiveTestRegistrationEntity {
  @PrimaryColumn('char', { name: 'live_test_id', length: 36 })
  liveTestId: string;

  @PrimaryColumn('char', { name: 'user_id', length: 36 })
  userId: string;

  @Column('datetime', { name: 'registered_at', precision: 3 })
  registeredAt: Date;

  /** When the reminder was queued, or skipped because it is unwanted; null until then. */
  @Column('datetime', { name: 'reminded_at', precision: 3, nullable: true })
  remindedAt: Date | null;

  /** When the mail about the registration was queued; null until then. */
  @Column('datetime', { name: 'confirmed_at', precision: 3, nullable: true })
  confirmedAt: Date | null;
}
