import { Internal } from '@abhyas/service-kit';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiExcludeController, ApiOkResponse, ApiQuery } from '@nestjs/swagger';
import { RecommendationDto } from './recommendations.dto.js';
import { RecommendationsService } from './recommendations.service.js';

@ApiExcludeController()
@Internal()
@Controller('internal/recommendations')
export class RecommendationsController {
  constructor(private readonly recommendations: RecommendationsService) {}

  @Get()
  @ApiQuery({ name: 'userId', type: String, required: false })
  @ApiQuery({
    name: 'taken',
    type: String,
    required: false,
    description: 'Ids of tests, comma-separated',
  })
  @ApiQuery({
    name: 'weakest',
    type: String,
    required: false,
    description: 'The subject with the poorest results',
  })
  @ApiQuery({
    name: 'weakestIn',
    type: String,
    required: false,
    description: 'The subject with the poorest results in each exam, one a line: `examId:subject`',
  })
  @ApiQuery({
    name: 'targets',
    type: String,
    required: false,
    description: 'Ids of the target exams, comma-separated',
  })
  @ApiOkResponse({ type: [RecommendationDto] })
  recommend(@Query() query: Record<string, unknown>): Promise<RecommendationDto[]> {
    return this.recommendations.recommend(query);
  }
}
