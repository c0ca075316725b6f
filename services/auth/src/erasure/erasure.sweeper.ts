import { CLOCK, PeriodicJob, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { ErasureProcessor } from './erasure-processor.js';
import { ErasuresRepository } from './erasures.repository.js';
import { CLAIM_SECONDS } from './rules/next-pass.js';

const INTERVAL_MS = 5_000;
const MAX_PER_RUN = 20;

/** Continues erasures that are due, including those of a process that died. */
@Injectable()
export class ErasureSweeper extends PeriodicJob {
  constructor(
    private readonly erasures: ErasuresRepository,
    private readonly processor: ErasureProcessor,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super({ intervalMs: INTERVAL_MS, failureMessage: 'Erasures could not be read' });
  }

  async run(): Promise<void> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + CLAIM_SECONDS * 1000);
    for (const erasure of await this.erasures.findDue(now, MAX_PER_RUN)) {
      if (this.isStopping) return;
      if (await this.erasures.claim(erasure, until)) await this.processor.runPass(erasure);
    }
  }
}
