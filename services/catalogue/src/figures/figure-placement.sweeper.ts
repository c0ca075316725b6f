import { LockNotFreeError, PeriodicJob, SERVICE_CONFIG } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { CatalogueConfig } from '../config.js';
import { FigurePlacementService } from './figure-placement.service.js';
import { OBJECT_STORE, type ObjectStore } from './object-store.js';

/** Keeps the pictures where the configuration says. Every replica looks, and one at a time works. */
@Injectable()
export class FigurePlacementSweeper extends PeriodicJob {
  constructor(
    private readonly placement: FigurePlacementService,
    @Inject(OBJECT_STORE) private readonly objects: ObjectStore | null,
    @Inject(SERVICE_CONFIG) private readonly config: CatalogueConfig,
  ) {
    super({
      intervalMs: config.PLACE_FIGURES_EVERY_MS,
      failureMessage: 'Pictures were not moved; it is tried again',
    });
  }

  async run(): Promise<void> {
    if (!this.objects) return this.warnOfStored();
    try {
      const moved = await this.move();
      if (moved > 0) this.logger.log({ moved, to: this.config.FIGURES_IN }, 'Moved pictures');
    } catch (error) {
      if (!(error instanceof LockNotFreeError)) throw error;
    }
  }

  private move(): Promise<number> {
    const isStopping = () => this.isStopping;
    return this.config.FIGURES_IN === 's3'
      ? this.placement.moveToStore(isStopping)
      : this.placement.moveToDatabase(isStopping);
  }

  private async warnOfStored(): Promise<void> {
    const pictures = await this.placement.countStored();
    if (pictures === 0) return;
    this.logger.warn(
      { pictures },
      'Pictures are in an object store that is not configured: set FIGURES_S3_URL, FIGURES_S3_KEY_ID and FIGURES_S3_SECRET',
    );
  }
}
