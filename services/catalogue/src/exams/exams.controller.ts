import { Public, UuidParam } from '@abhyas/service-kit';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { respondConditionally } from '../catalogue-version/conditional-response.js';
import { testNotFound } from '../tests/tests.errors.js';
import { ExamDetailDto, ExamPageDto, TestDetailDto } from './exams.dto.js';
import { examNotFound } from './exams.errors.js';
import { ExamsService, type ExamsQuery } from './exams.service.js';

const PAGE = { name: 'page', required: false, schema: { type: 'integer', default: 1 } } as const;
const LIMIT = {
  name: 'limit',
  required: false,
  schema: { type: 'integer', default: 12, maximum: 100 },
} as const;

const CATEGORY = {
  name: 'category',
  required: false,
  schema: { type: 'string' },
  description: 'Only exams of this category, by a name from `examCategories`',
} as const;

@ApiTags('exams')
@Public()
@Controller('exams')
export class ExamsController {
  constructor(private readonly exams: ExamsService) {}

  @Get()
  @ApiQuery(PAGE)
  @ApiQuery(LIMIT)
  @ApiQuery(CATEGORY)
  @ApiOkResponse({ type: ExamPageDto })
  async listExams(
    @Query() query: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    respondConditionally(request, reply, await this.exams.list(listQuery(query)));
  }

  @Get('search')
  @ApiQuery({ name: 'q', required: false, schema: { type: 'string', default: '' } })
  @ApiQuery(PAGE)
  @ApiQuery(LIMIT)
  @ApiQuery(CATEGORY)
  @ApiOkResponse({ type: ExamPageDto })
  async searchExams(
    @Query() query: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const response = await this.exams.search(firstText(query['q']), listQuery(query));
    respondConditionally(request, reply, response);
  }

  @Get(':examId')
  @ApiOkResponse({ type: ExamDetailDto })
  async getExam(
    @UuidParam('examId', examNotFound) examId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    respondConditionally(request, reply, await this.exams.detail(examId));
  }

  @Get(':examId/tests/:testId')
  @ApiOkResponse({ type: TestDetailDto })
  async getTestDetail(
    @UuidParam('examId', examNotFound) examId: string,
    @UuidParam('testId', testNotFound) testId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    respondConditionally(request, reply, await this.exams.testDetail(examId, testId));
  }
}

function listQuery({ page, limit, category }: Record<string, unknown>): ExamsQuery {
  return { page, limit, category: firstText(category) };
}

/** A repeated parameter arrives as a list; the first value counts. */
function firstText(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : '';
}
