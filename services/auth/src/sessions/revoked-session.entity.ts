import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A session of a deleted account. Clients may still send its token, which must not be accepted. */
@Entity('revoked_sessions')
export class RevokedSessionEntity {
  @PrimaryColumn('char', { length: 36 })
  id: string;

  @Column('datetime', { name: 'expires_at', precision: 3 })
  expiresAt: Date;
}
