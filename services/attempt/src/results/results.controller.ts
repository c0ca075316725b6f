import { CurrentUser, type AuthenticatedUser } from '@abhyas/service-kit';
import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { UuidPipe } from '../ids/uuid.pipe.js';
import { ResultsDto } from './results.dto.js';
import { ResultsService } from './results.service.js';

@ApiTags('results')
@ApiBearerAuth()
@Controller()
export class ResultsController {
  constructor(private readonly results: ResultsService) {}

  @Get('api/test/results/:attemptId')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: ResultsDto })
  showResults(
    @CurrentUser() user: AuthenticatedUser,
    @Param('attemptId', UuidPipe) attemptId: string,
  ): Promise<ResultsDto> {
    return this.results.show(user.id, attemptId);
  }

  /** Takes an attempt's id. A test's id stands for the caller's latest finished attempt of that test. */
  @Get('tests/:id/results')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: ResultsDto })
  showTestResults(
    @CurrentUser() user: AuthenticatedUser,
    @Param('id', UuidPipe) id: string,
  ): Promise<ResultsDto> {
    return this.results.show(user.id, id);
  }
}
