import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('faqs')
export class FaqEntity {
  @PrimaryColumn({ type: 'char', length: 36, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ type: 'int' })
  position: number;

  @Column({ type: 'varchar', length: 200 })
  question: string;

  @Column({ type: 'text' })
  answer: string;
}
