import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A combination of browser and system that has logged in to an account. */
@Entity('known_devices')
export class KnownDeviceEntity {
  @PrimaryColumn('char', { name: 'user_id', length: 36 })
  userId: string;

  @PrimaryColumn('varchar', { length: 80 })
  device: string;

  @Column('datetime', { name: 'first_seen_at', precision: 3 })
  firstSeenAt: Date;
}
