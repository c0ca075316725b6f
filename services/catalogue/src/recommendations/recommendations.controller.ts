import { Internal } from '@abhyas/service-kit';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { RecommendationsService, type Recommendation } from './recommendations.service.js';

@ApiExcludeController()
@Internal()
@Controller('internal/recommendations')
export class RecommendationsController {
  constructor(private readonly recommendations: RecommendationsService) {}

  @Get()
  recommend(@Query() query: Record<string, unknown>): Promise<Recommendation[]> {
    return this.recommendations.recommend(query);
  }
}
