import { BodyLimit, CurrentUser, UuidParam, type AuthenticatedUser } from '@abhyas/service-kit';
import { Body, Controller, Get, Header, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  QuestionReportDto,
  QuestionReportsDto,
  QuestionReportsQueryDto,
  SaveQuestionReportDto,
} from './question-reports.dto.js';
import { QuestionReportsService } from './question-reports.service.js';
import { questionNotSeen } from './questions.errors.js';

/** A description in any script, so that one that is too long gets a sentence that says so. */
const MAX_BODY_BYTES = 64 * 1024;

@ApiTags('question reports')
@ApiBearerAuth()
@Controller('api/user/question-reports')
export class QuestionReportsController {
  constructor(private readonly reports: QuestionReportsService) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: QuestionReportsDto })
  async listReports(
    @CurrentUser() user: AuthenticatedUser,
    @Query() { attemptId }: QuestionReportsQueryDto,
  ): Promise<QuestionReportsDto> {
    return { reports: await this.reports.list(user.id, attemptId) };
  }

  @Put(':questionId')
  @BodyLimit(MAX_BODY_BYTES)
  @ApiOkResponse({ type: QuestionReportDto })
  saveReport(
    @CurrentUser() user: AuthenticatedUser,
    @UuidParam('questionId', questionNotSeen) questionId: string,
    @Body() input: SaveQuestionReportDto,
  ): Promise<QuestionReportDto> {
    return this.reports.save(user.id, questionId, input);
  }
}
