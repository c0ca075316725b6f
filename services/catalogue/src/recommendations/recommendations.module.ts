import { Module } from '@nestjs/common';
import { OfferedTestsCache } from './offered-tests.js';
import { ParticipantCounts } from './participant-counts.js';
import { RecommendationsController } from './recommendations.controller.js';
import { RecommendationsRepository } from './recommendations.repository.js';
import { RecommendationsService } from './recommendations.service.js';

@Module({
  controllers: [RecommendationsController],
  providers: [
    RecommendationsService,
    RecommendationsRepository,
    OfferedTestsCache,
    ParticipantCounts,
  ],
})
export class RecommendationsModule {}
