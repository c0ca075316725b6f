import { PeriodicJob } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { SampleService } from './sample.service.js';

const INTERVAL_MS = 6 * 60 * 60 * 1000;

/** Announces the sample's next live tests while a service runs for weeks. Every replica does this. */
@Injectable()
export class LiveScheduleSweeper extends PeriodicJob {
  constructor(private readonly sample: SampleService) {
    super({
      intervalMs: INTERVAL_MS,
      failureMessage: 'Live tests of the sample were not announced; they are retried',
    });
  }

  run(): Promise<void> {
    return this.sample.announceLiveTests();
  }
}
