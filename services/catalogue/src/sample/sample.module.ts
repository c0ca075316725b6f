import { Module } from '@nestjs/common';
import { LiveScheduleSweeper } from './live-schedule.sweeper.js';
import { SampleArtefact } from './sample-artefact.js';
import { SampleLoader } from './sample-loader.service.js';
import { SampleRepository } from './sample.repository.js';
import { SampleService } from './sample.service.js';

@Module({
  providers: [SampleService, SampleLoader, SampleRepository, SampleArtefact, LiveScheduleSweeper],
})
export class SampleModule {}
