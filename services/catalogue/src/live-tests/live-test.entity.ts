import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A test that all participants take in the same time window. */
@Entity('live_tests')
export class LiveTestEntity {
  @PrimaryColumn('char', { length: 36 })
  id: string;

  @Column('char', { name: 'test_id', length: 36 })
  testId: string;

  @Column('datetime', { name: 'opens_at', precision: 3 })
  opensAt: Date;

  @Column('datetime', { name: 'closes_at', precision: 3 })
  closesAt: Date;

  /** Null if registration opened with the announcement. */
  @Column('datetime', { name: 'registration_opens_at', precision: 3, nullable: true })
  registrationOpensAt: Date | null;

  /** Null if registration closes with the test. */
  @Column('datetime', { name: 'registration_closes_at', precision: 3, nullable: true })
  registrationClosesAt: Date | null;

  /** Maximum number of registrations; null if there is no limit. */
  @Column('int', { unsigned: true, nullable: true })
  capacity: number | null;

  @Column('datetime', { name: 'created_at', precision: 3 })
  createdAt: Date;
}
