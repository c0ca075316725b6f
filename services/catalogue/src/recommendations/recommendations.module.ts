import { Module } from '@nestjs/common';
import { RecommendationsController } from './recommendations.controller.js';
import { RecommendationsRepository } from './recommendations.repository.js';

@Module({
  controllers: [RecommendationsController],
  providers: [RecommendationsRepository],
})
export class RecommendationsModule {}
