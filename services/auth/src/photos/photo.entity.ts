import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('photos')
export class Photo {
  @PrimaryColumn('char', { name: 'user_id', length: 36 })
  userId: string;

  /** Random: whoever does not know it cannot guess the photo's address. */
  @Column('char', { length: 36 })
  name: string;

  @Column('mediumblob')
  webp: Buffer;

  @Column('datetime', { name: 'updated_at', precision: 3 })
  updatedAt: Date;
}
