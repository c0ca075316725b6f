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

const PAUSE_MS = 5_000;
const AT_ONCE = 20;

/** Goes on with erasures that are due: those begun by a process that died, too. */
@Injectable()
export class ErasureSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ErasureSweeper.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly erasures: ErasuresRepository,
    private readonly eraser: ErasureProcessor,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.plan();
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  async sweep(): Promise<void> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + CLAIM_SECONDS * 1000);
    for (const erasure of await this.erasures.findDue(now, AT_ONCE)) {
      if (await this.erasures.claim(erasure, until)) await this.eraser.pass(erasure);
    }
  }

  private plan(): void {
    this.timer = setTimeout(() => void this.sweepAndPlan(), PAUSE_MS);
    this.timer.unref();
  }

  private async sweepAndPlan(): Promise<void> {
    await this.sweep().catch((fault: unknown) => {
      this.logger.warn(`Erasures could not be read: ${String(fault)}`);
    });
    if (this.timer) this.plan();
  }
}
