import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A mailed link that allows setting a password. Only the digest of its token is stored. */
@Entity('reset_links')
export class ResetLinkEntity {
  @PrimaryColumn('char', { length: 43 })
  digest: string;

  @Column('varchar', { name: 'email_key', length: 254 })
  emailKey: string;

  @Column('datetime', { name: 'expires_at', precision: 3 })
  expiresAt: Date;
}
