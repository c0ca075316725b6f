import { CLOCK, DomainError, SERVICE_CONFIG, ServiceClient, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { AttemptConfig } from '../config.js';
import { paperUnreadable, testArchived, testNotFound } from '../papers/papers.errors.js';
import { paperSnapshotSchema, type PaperSnapshot } from '../papers/paper-snapshot.schema.js';

const TIMEOUT_MS = 4000;
/** Some 100 KB each. */
const PAPERS_IN_MEMORY = 200;

const registrationSchema = z.object({ registered: z.boolean() });

interface KnownPaper {
  paper: PaperSnapshot;
  tag: string;
  /** Milliseconds since 1970. */
  askedAt: number;
}

/** The catalogue's internal routes: the only source of keys, explanations and places in live tests. */
@Injectable()
export class CatalogueClient {
  readonly #logger = new Logger(CatalogueClient.name);
  readonly #client: ServiceClient;
  readonly #papers = new LRUCache<string, KnownPaper>({ max: PAPERS_IN_MEMORY });
  readonly #freshMs: number;

  constructor(
    @Inject(SERVICE_CONFIG) config: AttemptConfig,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.#freshMs = config.PAPERS_FRESH_MS;
    this.#client = new ServiceClient(config.CATALOGUE_URL, {
      credential: config.SERVICE_CREDENTIAL,
      timeoutMs: TIMEOUT_MS,
    });
  }

  /**
   * The current version of a test's paper; 404 when there is no such test, or no longer. What the catalogue said
   * within the last moment holds: thousands start a live test at once. Else it is asked, and sends
   * the paper where it is another than before.
   */
  async currentPaper(testId: string): Promise<PaperSnapshot> {
    const now = this.clock.now().getTime();
    const known = this.#papers.get(testId);
    if (known && Math.abs(now - known.askedAt) < this.#freshMs) return known.paper;
    const answer = await this.#ask(() =>
      this.#client.getUnless<unknown>(`/internal/papers/${encodeURIComponent(testId)}`, known?.tag),
    );
    if (!answer && known) {
      this.#papers.set(testId, { ...known, askedAt: now });
      return known.paper;
    }
    const paper = this.#readPaper(testId, answer?.value);
    if (answer?.tag) this.#papers.set(testId, { paper, tag: answer.tag, askedAt: now });
    return paper;
  }

  /** Whether the student has a place in a live test. */
  async isRegistered(testId: string, userId: string): Promise<boolean> {
    const path = `/internal/live-tests/${encodeURIComponent(testId)}/registrations/${encodeURIComponent(userId)}`;
    const answer = await this.#ask(() => this.#client.get<unknown>(path));
    return registrationSchema.parse(answer).registered;
  }

  #readPaper(testId: string, answer: unknown): PaperSnapshot {
    const paper = paperSnapshotSchema.safeParse(answer);
    if (paper.success && paper.data.testId === testId) return paper.data;
    this.#logger.error({ testId, issues: paper.error?.issues }, 'unreadable paper');
    throw paperUnreadable();
  }

  async #ask<T>(question: () => Promise<T>): Promise<T> {
    try {
      return await question();
    } catch (error) {
      if (!(error instanceof DomainError) || error.status !== 404) throw error;
      throw error.code === 'test_archived' ? testArchived() : testNotFound();
    }
  }
}
