import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A test that everybody takes in the same window. */
@Entity('live_test')
export class LiveTestEntity {
  @PrimaryColumn('char', { length: 36 })
  id: string;

  @Column('char', { name: 'test_id', length: 36 })
  testId: string;

  @Column('datetime', { name: 'opens_at', precision: 3 })
  opensAt: Date;

  @Column('datetime', { name: 'closes_at', precision: 3 })
  closesAt: Date;

  /** Null where registration began with the announcement. */
  @Column('datetime', { name: 'registration_opens_at', precision: 3, nullable: true })
  registrationOpensAt: Date | null;

  /** Null where registration ends with the test. */
  @Column('datetime', { name: 'registration_closes_at', precision: 3, nullable: true })
  registrationClosesAt: Date | null;

  /** Greatest number of registrations; null where there is no bound. */
  @Column('int', { unsigned: true, nullable: true })
  capacity: number | null;

  @Column('datetime', { name: 'created_at', precision: 3 })
  createdAt: Date;
}
