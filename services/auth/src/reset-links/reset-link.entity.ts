import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A link that lets whoever reads an address's mail set a password; only the digest of its token is kept. */
@Entity('reset_links')
export class ResetLink {
  @PrimaryColumn('char', { length: 43 })
  digest: string;

  @Column('varchar', { name: 'email_key', length: 254 })
  emailKey: string;

  @Column('datetime', { name: 'expires_at', precision: 3 })
  expiresAt: Date;
}
