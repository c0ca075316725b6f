import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('contact_messages')
@Index('contact_messages_unforwarded', ['forwardedAt', 'createdAt'])
export class ContactMessageEntity {
  @PrimaryColumn({ type: 'char', length: 36, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ type: 'varchar', length: 100 })
  name: string;

  @Column({ type: 'varchar', length: 254 })
  email: string;

  @Column({ type: 'char', length: 10 })
  phone: string;

  @Column({ type: 'varchar', length: 200 })
  subject: string;

  @Column({ type: 'text' })
  message: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  /** When the mail server accepted the mail to the office; null until then. */
  @Column({ name: 'forwarded_at', type: 'datetime', precision: 3, nullable: true })
  forwardedAt: Date | null;
}
