import { Internal } from '@abhyas/service-kit';
import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController, ApiOkResponse } from '@nestjs/swagger';
import { ExamReferenceDto } from './exams.dto.js';
import { ExamsService } from './exams.service.js';

/** The auth service calls this for the names of students' target exams. */
@ApiExcludeController()
@Internal()
@Controller('internal/exams')
export class InternalExamsController {
  constructor(private readonly exams: ExamsService) {}

  @Get()
  @ApiOkResponse({ type: [ExamReferenceDto] })
  listExams(): Promise<ExamReferenceDto[]> {
    return this.exams.references();
  }
}
