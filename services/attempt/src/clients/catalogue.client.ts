import { DomainError, SERVICE_CONFIG, ServiceClient } from '@abhyas/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';
import type { AttemptConfig } from '../config.js';
import { paperUnreadable, testNotFound } from '../papers/papers.errors.js';
import { sealedPaperSchema, type SealedPaper } from '../papers/sealed-paper.schema.js';

const TIMEOUT_MS = 4000;

const registrationSchema = z.object({ registered: z.boolean() });

/** The catalogue's internal routes: the only source of keys, explanations and places in live tests. */
@Injectable()
export class CatalogueClient {
  readonly #logger = new Logger(CatalogueClient.name);
  readonly #client: ServiceClient;

  constructor(@Inject(SERVICE_CONFIG) config: AttemptConfig) {
    this.#client = new ServiceClient(config.CATALOGUE_URL, {
      credential: config.SERVICE_CREDENTIAL,
      timeoutMs: TIMEOUT_MS,
    });
  }

  /** The current version of a test's paper; 404 when there is no such test. */
  async currentPaper(testId: string): Promise<SealedPaper> {
    const answer = await this.#fetch(`/internal/papers/${encodeURIComponent(testId)}`);
    const paper = sealedPaperSchema.safeParse(answer);
    if (!paper.success || paper.data.testId !== testId) {
      this.#logger.error({ testId, issues: paper.error?.issues }, 'unreadable paper');
      throw paperUnreadable();
    }
    return paper.data;
  }

  /** Whether the student has a place in a live test. */
  async isRegistered(testId: string, userId: string): Promise<boolean> {
    const answer = await this.#fetch(
      `/internal/live-tests/${encodeURIComponent(testId)}/registrations/${encodeURIComponent(userId)}`,
    );
    return registrationSchema.parse(answer).registered;
  }

  async #fetch(path: string): Promise<unknown> {
    try {
      return await this.#client.get<unknown>(path);
    } catch (error) {
      if (error instanceof DomainError && error.status === 404) throw testNotFound();
      throw error;
    }
  }
}
