import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('saved_tests')
export class SavedTestEntity {
  @PrimaryColumn('char', { name: 'user_id', length: 36 })
  userId: string;

  @PrimaryColumn('char', { name: 'test_id', length: 36 })
  testId: string;

  @Column('datetime', { name: 'saved_at', precision: 3 })
  savedAt: Date;
}
