import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('faqs')
export class FaqEntity {
  @PrimaryColumn({ type: 'char', length: 36, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ type: 'int' })
  position: number;

  /** The name in the answer's address. */
  @Column({ type: 'varchar', length: 80, charset: 'ascii', collation: 'ascii_bin' })
  slug: string;

  @Column({ name: 'group_name', type: 'varchar', length: 80 })
  group: string;

  @Column({ type: 'varchar', length: 200 })
  question: string;

  @Column({ type: 'text' })
  answer: string;

  /** Whether the next release may change it: false once an operator has. */
  @Column({ name: 'is_released', type: 'boolean' })
  isReleased: boolean;
}
