import { performance } from 'node:perf_hooks';
import { runPrepared } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import { summarizeCohort, type Cohort, type SharedMarks } from './rules/summarize-cohort.js';

interface MarksRow {
  readonly rankValue: number;
  readonly participants: string | number;
}

interface CachedCohort {
  readonly cohort: Cohort | null;
  readonly readAt: number;
  /** How long the query took. */
  readonly costMs: number;
}

/** Some 1 KB each. */
const MAX_CACHED_TESTS = 2000;
/** A query may take this share of the time: one over 100,000 participants then runs every few seconds. */
const MAX_SHARE = 0.02;
/** Erased and merged participants change the marks without changing their number. */
const MAX_AGE_MS = 60_000;

// The index contains both columns, in this order: the statement reads nothing else and sorts nothing.
const MARKS = `
  SELECT rank_value AS rankValue, COUNT(*) AS participants
    FROM ranking_entries FORCE INDEX (ranking_entries_order)
   WHERE test_id = ?
   GROUP BY rank_value`;

/** How the participants of tests did. */
@Injectable()
export class CohortsService {
  private readonly cohorts = new LRUCache<string, CachedCohort>({
    max: MAX_CACHED_TESTS,
    ttl: MAX_AGE_MS,
    fetchMethod: (testId) => this.read(testId),
    noDeleteOnFetchRejection: true,
    ignoreFetchAbort: true,
  });

  constructor(private readonly dataSource: DataSource) {}

  /**
   * The cohort of a test, with as many participants as given; of a test with very many, it may be
   * seconds old.
   */
  async of(testId: string, participants: number): Promise<Cohort | null> {
    const cached = this.cohorts.get(testId);
    const isSame = cached?.cohort?.participants === participants;
    const isTooSoon = cached && performance.now() - cached.readAt < cached.costMs / MAX_SHARE;
    const forceRefresh = !isSame && !isTooSoon;
    return (await this.cohorts.forceFetch(testId, { forceRefresh })).cohort;
  }

  private async read(testId: string): Promise<CachedCohort> {
    const startedAt = performance.now();
    const cohort = summarizeCohort(await this.marksOf(testId));
    const readAt = performance.now();
    return { cohort, readAt, costMs: readAt - startedAt };
  }

  /** The marks of the first finished attempts of a test's participants. */
  private async marksOf(testId: string): Promise<SharedMarks[]> {
    const rows = await runPrepared<MarksRow[]>(this.dataSource, MARKS, [testId]);
    return rows.map(({ rankValue, participants }) => ({
      rankValue,
      participants: Number(participants),
    }));
  }
}
