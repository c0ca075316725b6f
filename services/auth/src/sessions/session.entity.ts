import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('sessions')
export class SessionEntity {
  @PrimaryColumn('char', { length: 36 })
  id: string;

  @Column('char', { name: 'user_id', length: 36 })
  userId: string;

  @Column('boolean', { name: 'is_remembered' })
  isRemembered: boolean;

  /** The device that started it, as text for the owner: "Chrome on Android". */
  @Column('varchar', { length: 80 })
  device: string;

  /** The digest of the secret of the browser that started it. */
  @Column('char', { length: 43 })
  browser: string;

  @Column('datetime', { name: 'created_at', precision: 3 })
  createdAt: Date;

  @Column('datetime', { name: 'expires_at', precision: 3 })
  expiresAt: Date;

  @Column('datetime', { name: 'ended_at', precision: 3, nullable: true })
  endedAt: Date | null;
}
