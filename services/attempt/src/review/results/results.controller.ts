import { CurrentUser, UuidParam, type AuthenticatedUser } from '@abhyas/service-kit';
import { Controller, Get, Header } from '@nestjs/common';
import { ApiBearerAuth, ApiForbiddenResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { attemptNotFound } from '../../taking/attempts.errors.js';
import { ResultsDto, SolutionsNotPublicDto } from './results.dto.js';
import { ResultsService } from './results.service.js';

@ApiTags('results')
@ApiBearerAuth()
@Controller()
export class ResultsController {
  constructor(private readonly results: ResultsService) {}

  @Get('api/test/results/:attemptId')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: ResultsDto })
  @ApiForbiddenResponse({ type: SolutionsNotPublicDto })
  showResults(
    @CurrentUser() user: AuthenticatedUser,
    @UuidParam('attemptId', attemptNotFound) attemptId: string,
  ): Promise<ResultsDto> {
    return this.results.show(user.id, attemptId);
  }

  /** Takes an attempt's id. A test's id stands for the caller's latest finished attempt of that test. */
  @Get('tests/:id/results')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: ResultsDto })
  @ApiForbiddenResponse({ type: SolutionsNotPublicDto })
  showTestResults(
    @CurrentUser() user: AuthenticatedUser,
    @UuidParam('id', attemptNotFound) id: string,
  ): Promise<ResultsDto> {
    return this.results.show(user.id, id);
  }
}
