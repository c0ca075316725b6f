import { CLOCK, type Clock } from '@abhyas/service-kit';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';

import { ErasureProcessor } from './erasure-processor.js';
import { ErasuresRepository } from './erasures.repository.js';
import { CLAIM_SECONDS } from './rules/next-pass.js';

const INTERVAL_MS = 5_000;
const MAX_PER_SWEEP = 20;

/** Continues erasures that are due, including those of a process that died. */
@Injectable()
export class ErasureSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ErasureSweeper.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly erasures: ErasuresRepository,
    private readonly processor: ErasureProcessor,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.schedule();
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  async sweep(): Promise<void> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + CLAIM_SECONDS * 1000);
    for (const erasure of await this.erasures.findDue(now, MAX_PER_SWEEP)) {
      if (await this.erasures.claim(erasure, until)) await this.processor.runPass(erasure);
    }
  }

  private schedule(): void {
    this.timer = setTimeout(() => void this.sweepAndSchedule(), INTERVAL_MS);
    this.timer.unref();
  }

  private async sweepAndSchedule(): Promise<void> {
    await this.sweep().catch((error: unknown) => {
      this.logger.warn(`Erasures could not be read: ${String(error)}`);
    });
    if (this.timer) this.schedule();
  }
}
