import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('photos')
export class PhotoEntity {
  @PrimaryColumn('char', { name: 'user_id', length: 36 })
  userId: string;

  /** Random, so that nobody can guess the photo's URL. */
  @Column('char', { length: 36 })
  name: string;

  @Column('mediumblob')
  webp: Buffer;

  @Column('datetime', { name: 'updated_at', precision: 3 })
  updatedAt: Date;
}
