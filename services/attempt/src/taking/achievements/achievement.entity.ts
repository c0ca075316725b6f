import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An achievement that a student has unlocked, once and permanently. */
@Entity('achievements')
export class AchievementEntity {
  @PrimaryColumn({ name: 'user_id', type: 'char', length: 36 })
  userId: string;

  @PrimaryColumn({ name: 'achievement_id', type: 'varchar', length: 40 })
  achievementId: string;

  /** The attempt that earned it. */
  @Column({ name: 'attempt_id', type: 'char', length: 36 })
  attemptId: string;

  @Column({ name: 'unlocked_at', type: 'datetime', precision: 3 })
  unlockedAt: Date;
}
