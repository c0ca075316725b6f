import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A taker's first finished attempt of a test: the one that counts. */
@Entity('standings')
export class RankingEntryEntity {
  @PrimaryColumn({ name: 'test_id', type: 'char', length: 36 })
  testId: string;

  @PrimaryColumn({ name: 'user_id', type: 'char', length: 36 })
  userId: string;

  @Column({ name: 'attempt_id', type: 'char', length: 36 })
  attemptId: string;

  @Column({ name: 'rank_value', type: 'double' })
  rankValue: number;

  /** Who this is in the rankings of Redis: an id that stands for nobody; null until taken up. */
  @Column({ name: 'taker_id', type: 'char', length: 36, nullable: true })
  takerId: string | null;

  /** Counts up in the order in which standings were taken up; null until then. */
  @Column({ type: 'bigint', unsigned: true, nullable: true })
  batch: string | null;
}
