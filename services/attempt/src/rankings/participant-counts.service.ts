import { runPrepared } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ParticipantCountDto } from './participant-counts.dto.js';

/** More tests than a catalogue recommends from. */
const MAX_TESTS = 5000;

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
export class ParticipantCountsService {
  constructor(private readonly dataSource: DataSource) {}

  /** The participants of each test, most first; tests without participants are omitted. */
  list(): Promise<ParticipantCountDto[]> {
    return runPrepared<ParticipantCountDto[]>(this.dataSource, PARTICIPANT_COUNTS, [MAX_TESTS]);
  }
}
