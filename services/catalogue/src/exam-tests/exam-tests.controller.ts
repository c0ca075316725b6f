import { Internal, UuidParam } from '@abhyas/service-kit';
import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController, ApiOkResponse } from '@nestjs/swagger';
import { examNotFound } from '../exams/exams.errors.js';
import { ListedTestDto } from './exam-tests.dto.js';
import { ExamTestsService } from './exam-tests.service.js';

/** The attempt service chooses from it which test a student should take next. */
@ApiExcludeController()
@Internal()
@Controller('internal/exams')
export class ExamTestsController {
  constructor(private readonly tests: ExamTestsService) {}

  @Get(':examId/tests')
  @ApiOkResponse({ type: [ListedTestDto] })
  list(@UuidParam('examId', examNotFound) examId: string): Promise<ListedTestDto[]> {
    return this.tests.list(examId);
  }
}
