import { CLOCK, SERVICE_CONFIG, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { AttemptClient } from '../clients/attempt.client.js';
import type { CatalogueConfig } from '../config.js';

/** The attempt service is asked once in this time, also after a failure. */
const MAX_AGE_MS = 60_000;

export type Counts = ReadonlyMap<string, number>;

/**
 * Caches how many participants each test has. The last known counts stay while the attempt service is
 * unavailable; without any, every test counts as never taken.
 */
@Injectable()
export class ParticipantCounts {
  private readonly logger = new Logger(ParticipantCounts.name);
  private readonly attempts: Pick<AttemptClient, 'countParticipants'> | undefined;
  private counts: Counts | undefined;
  private reading: Promise<Counts> | undefined;
  private readAt = -Infinity;

  constructor(
    @Inject(SERVICE_CONFIG) config: CatalogueConfig,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    const { ATTEMPT_URL, SERVICE_CREDENTIAL } = config;
    this.attempts = ATTEMPT_URL ? new AttemptClient(ATTEMPT_URL, SERVICE_CREDENTIAL) : undefined;
  }

  /** The known counts at once, even if they are being read again; only the first call waits. */
  async current(): Promise<Counts> {
    const now = this.clock.now().getTime();
    if (Math.abs(now - this.readAt) >= MAX_AGE_MS) {
      this.readAt = now;
      this.reading = this.read();
    }
    return this.counts ?? this.reading ?? new Map();
  }

  private async read(): Promise<Counts> {
    const counts = await this.request();
    this.counts = counts;
    return counts;
  }

  private async request(): Promise<Counts> {
    if (!this.attempts) return this.counts ?? new Map();
    try {
      return await this.attempts.countParticipants();
    } catch (error) {
      this.logger.warn({ err: error }, 'Recommendations do not know the latest participants');
      return this.counts ?? new Map();
    }
  }
}
