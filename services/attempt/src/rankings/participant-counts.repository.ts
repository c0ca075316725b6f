import { runPrepared } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface ParticipantCount {
  readonly testId: string;
  readonly participants: number;
}

/**
 * Reads the stored sums, a few rows per test, because counting would read every participant. A test
 * version may lack a subject, so the subject with most participants counts. Participants who finished
 * a moment ago may be missing.
 */
const PARTICIPANT_COUNTS = `
  SELECT test_id AS testId, MAX(participants) AS participants
    FROM subject_sums
   GROUP BY test_id
   ORDER BY participants DESC, test_id
   LIMIT ?`;

@Injectable()
export class ParticipantCountsRepository {
  constructor(private readonly dataSource: DataSource) {}

  findMostTaken(limit: number): Promise<ParticipantCount[]> {
    return runPrepared<ParticipantCount[]>(this.dataSource, PARTICIPANT_COUNTS, [limit]);
  }
}
