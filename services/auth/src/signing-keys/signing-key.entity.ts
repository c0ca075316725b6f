import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('signing_keys')
export class SigningKeyEntity {
  @PrimaryColumn('char', { length: 36 })
  id: string;

  @Column('text', { name: 'public_jwk' })
  publicJwk: string;

  @Column('text', { name: 'encrypted_private_jwk' })
  encryptedPrivateJwk: string;

  @Column('datetime', { name: 'created_at', precision: 3 })
  createdAt: Date;
}
