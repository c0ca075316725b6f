import { runPrepared } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SharedMarks } from './rules/summarize-cohort.js';

interface MarksRow {
  readonly rankValue: number;
  readonly participants: string | number;
}

// The index contains both columns, in this order: the statement reads nothing else and sorts nothing.
const MARKS = `
  SELECT rank_value AS rankValue, COUNT(*) AS participants
    FROM ranking_entries FORCE INDEX (ranking_entries_order)
   WHERE test_id = ?
   GROUP BY rank_value`;

@Injectable()
export class CohortsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The marks of the first finished attempts of a test's participants. */
  async marksOf(testId: string): Promise<SharedMarks[]> {
    const rows = await runPrepared<MarksRow[]>(this.dataSource, MARKS, [testId]);
    return rows.map(({ rankValue, participants }) => ({
      rankValue,
      participants: Number(participants),
    }));
  }
}
