import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { CatalogueVersionService } from '../catalogue-version/catalogue-version.service.js';
import { RecommendationsRepository, type OfferedTestRow } from './recommendations.repository.js';

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
 * the version from the database.
 */
@Injectable()
export class OfferedTestsCache {
  private readonly tests = new LRUCache<string, OfferedTests>({
    max: 1,
    fetchMethod: () => this.read(),
    // Callers that already wait get their result even if the catalogue changes meanwhile.
    ignoreFetchAbort: true,
  });

  constructor(
    private readonly repository: RecommendationsRepository,
    private readonly version: CatalogueVersionService,
  ) {}

  async current(): Promise<OfferedTests> {
    return this.tests.forceFetch(await this.version.current());
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
