import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A session whose account is gone: its token could still be shown, and must not open anything. */
@Entity('revoked_sessions')
export class RevokedSession {
  @PrimaryColumn('char', { length: 36 })
  id: string;

  @Column('datetime', { name: 'expires_at', precision: 3 })
  expiresAt: Date;
}
