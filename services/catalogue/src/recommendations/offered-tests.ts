import { CLOCK, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { CatalogueVersionService } from '../catalogue-version/catalogue-version.service.js';
import { RecommendationsRepository, type OfferedTestRow } from './recommendations.repository.js';

/** The number of saves may be a minute old, because counting reads every saved test. */
const SAVES_MAX_AGE_MS = 60_000;

export type ListedTest = OfferedTestRow & { position: number };

/** The tests that recommendations are chosen from. */
export interface OfferedTests {
  /** The exam of each test, including tests that are not in the exam's list. */
  examOf: ReadonlyMap<string, string>;
  /** By exam, in list order. */
  listed: ReadonlyMap<string, readonly ListedTest[]>;
}

/**
 * Caches the tests that can be recommended until the catalogue's version changes; every replica reads
 * the version from the database. Caches for a minute how many students saved each test.
 */
@Injectable()
export class OfferedTestsCache {
  private readonly tests = new LRUCache<string, OfferedTests>({
    max: 1,
    fetchMethod: () => this.read(),
    // Callers that already wait get their result even if the catalogue changes meanwhile.
    ignoreFetchAbort: true,
  });
  private saves: { readAt: number; reading: Promise<ReadonlyMap<string, number>> } | undefined;

  constructor(
    private readonly repository: RecommendationsRepository,
    private readonly version: CatalogueVersionService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async current(): Promise<OfferedTests> {
    return this.tests.forceFetch(await this.version.current());
  }

  /** How many students saved each test, by its id. */
  countSaves(): Promise<ReadonlyMap<string, number>> {
    const now = this.clock.now().getTime();
    if (this.saves && Math.abs(now - this.saves.readAt) < SAVES_MAX_AGE_MS)
      return this.saves.reading;
    const saves = { readAt: now, reading: this.repository.countSaves() };
    this.saves = saves;
    saves.reading.catch(() => {
      if (this.saves === saves) this.saves = undefined;
    });
    return saves.reading;
  }

  private async read(): Promise<OfferedTests> {
    const tests = await this.repository.findOffered();
    return {
      examOf: new Map(tests.map(({ testId, examId }) => [testId, examId])),
      listed: Map.groupBy(tests.filter(isListed), ({ examId }) => examId),
    };
  }
}

function isListed(test: OfferedTestRow): test is ListedTest {
  return test.position !== null;
}
