import { Module } from '@nestjs/common';
import { CohortsRepository } from './cohorts.repository.js';
import { CohortsService } from './cohorts.service.js';

@Module({
  providers: [CohortsRepository, CohortsService],
  exports: [CohortsService],
})
export class CohortsModule {}
