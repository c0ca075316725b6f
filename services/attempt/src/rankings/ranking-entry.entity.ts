import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A participant's first finished attempt of a test: the one that counts. */
@Entity('ranking_entries')
export class RankingEntryEntity {
  @PrimaryColumn({ name: 'test_id', type: 'char', length: 36 })
  testId: string;

  @PrimaryColumn({ name: 'user_id', type: 'char', length: 36 })
  userId: string;

  @Column({ name: 'attempt_id', type: 'char', length: 36 })
  attemptId: string;

  @Column({ name: 'rank_value', type: 'double' })
  rankValue: number;

  /** The participant's anonymous id in the rankings in Redis; null while the entry is pending. */
  @Column({ name: 'participant_id', type: 'char', length: 36, nullable: true })
  participantId: string | null;

  /** Number of the batch with which the entry was added to the log; null while it is pending. */
  @Column({ type: 'bigint', unsigned: true, nullable: true })
  batch: string | null;
}
