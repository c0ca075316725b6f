import {
  CLOCK,
  DomainError,
  SERVICE_CONFIG,
  ServiceClient,
  type CatalogueContract,
  type Clock,
} from '@abhyas/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { AttemptConfig } from '../config.js';
import { paperSnapshotSchema, type PaperSnapshot } from './paper-snapshot.schema.js';
import { paperUnreadable, testArchived, testNotFound } from './papers.errors.js';
import { windowOf, type LiveWindow } from './rules/live-test.js';

const TIMEOUT_MS = 4000;
/** The format of papers that the schema reads. The catalogue refuses papers that have more. */
const PAPER_FORMAT = 1;
/** Some 100 KB each. */
const MAX_CACHED_PAPERS = 200;
/** Some 200 bytes each. */
const MAX_CACHED_REGISTRATIONS = 50_000;
const REGISTRATION_TTL_MS = 600_000;

interface CachedPaper {
  paper: PaperSnapshot;
  tag: string;
  /** Milliseconds since 1970. */
  requestedAt: number;
}

/** The catalogue's internal routes: the only source of keys, explanations and live test registrations. */
@Injectable()
export class CatalogueClient {
  private readonly logger = new Logger(CatalogueClient.name);
  private readonly client: ServiceClient<CatalogueContract.paths>;
  private readonly papers = new LRUCache<string, CachedPaper>({ max: MAX_CACHED_PAPERS });
  private readonly registrations = new LRUCache<string, true>({
    max: MAX_CACHED_REGISTRATIONS,
    ttl: REGISTRATION_TTL_MS,
  });
  private readonly freshMs: number;

  constructor(
    @Inject(SERVICE_CONFIG) config: AttemptConfig,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.freshMs = config.PAPERS_FRESH_MS;
    this.client = new ServiceClient(config.CATALOGUE_URL, {
      credential: config.SERVICE_CREDENTIAL,
      timeoutMs: TIMEOUT_MS,
    });
  }

  /**
   * The current version of a test's paper. Throws 404 when the test does not exist or is archived.
   * For a moment the last response of the catalogue is reused, because thousands start a live test at
   * once. After that the client requests it again, and gets the paper only when it has changed.
   */
  async currentPaper(testId: string): Promise<PaperSnapshot> {
    const now = this.clock.now().getTime();
    const cached = this.papers.get(testId);
    if (cached && Math.abs(now - cached.requestedAt) < this.freshMs) return cached.paper;
    const response = await this.request(() =>
      this.client.getIfChanged('/internal/papers/{testId}', cached?.tag, {
        params: { path: { testId }, query: { format: PAPER_FORMAT } },
      }),
    );
    if (!response && cached) {
      this.papers.set(testId, { ...cached, requestedAt: now });
      return cached.paper;
    }
    const paper = this.readPaper(testId, response?.value);
    if (response?.tag) this.papers.set(testId, { paper, tag: response.tag, requestedAt: now });
    return paper;
  }

  /**
   * Whether the student is registered for a live test. A registration is never taken back, so the
   * instructions and the start ask once.
   */
  async isRegistered(testId: string, userId: string): Promise<boolean> {
    const key = `${testId} ${userId}`;
    if (this.registrations.has(key)) return true;
    const { registered } = await this.request(() =>
      this.client.get('/internal/live-tests/{testId}/registrations/{userId}', {
        params: { path: { testId, userId } },
      }),
    );
    if (registered) this.registrations.set(key, true);
    return registered;
  }

  /** When a live test can be started, also of an archived exam; null for a test that is none. */
  async liveWindow(testId: string): Promise<LiveWindow | null> {
    try {
      return windowOf(
        await this.client.get('/internal/live-tests/{testId}', { params: { path: { testId } } }),
      );
    } catch (error) {
      if (error instanceof DomainError && error.code === 'live_test_not_found') return null;
      throw error;
    }
  }

  /** The listed tests of an exam, in list order; empty for an exam that is no longer offered. */
  testsOf(examId: string): Promise<CatalogueContract.ListedTestDto[]> {
    return this.client.get('/internal/exams/{examId}/tests', { params: { path: { examId } } });
  }

  /** Validates the paper although it is typed: attempts are scored by it. */
  private readPaper(testId: string, response: PaperSnapshot | undefined): PaperSnapshot {
    const paper = paperSnapshotSchema.safeParse(response);
    if (paper.success && paper.data.testId === testId) return paper.data;
    this.logger.error(
      { testId, issues: paper.error?.issues },
      'A paper of the catalogue is not valid',
    );
    throw paperUnreadable();
  }

  private async request<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof DomainError) || error.status !== 404) throw error;
      throw error.code === 'test_archived' ? testArchived() : testNotFound();
    }
  }
}
