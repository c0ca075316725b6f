import { Public, UuidParam } from '@abhyas/service-kit';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { respondConditionally } from '../catalogue-version/conditional-response.js';
import { examNotFound } from '../exams/exams.errors.js';
import { testNotFound } from '../tests/tests.errors.js';
import { CutoffsDto } from './cutoffs.dto.js';
import { CutoffsService } from './cutoffs.service.js';

@ApiTags('exams')
@Public()
@Controller('exams/:examId/tests/:testId/cutoffs')
export class CutoffsController {
  constructor(private readonly cutoffs: CutoffsService) {}

  @Get()
  @ApiOkResponse({ type: CutoffsDto })
  async listCutoffs(
    @UuidParam('examId', examNotFound) examId: string,
    @UuidParam('testId', testNotFound) testId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    respondConditionally(request, reply, await this.cutoffs.ofTest(examId, testId));
  }
}
