import { Internal, UuidParam } from '@abhyas/service-kit';
import { Controller, Get, Headers, HttpStatus, Param, Query, Res } from '@nestjs/common';
import { ApiExcludeController, ApiHeader, ApiOkResponse, ApiQuery } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { testNotFound } from '../tests/tests.errors.js';
import { PaperSnapshotDto } from './papers.dto.js';
import { PapersService } from './papers.service.js';

@ApiExcludeController()
@Internal()
@Controller('internal/papers')
export class PapersController {
  constructor(private readonly papers: PapersService) {}

  @Get(':testId')
  @ApiHeader({ name: 'if-none-match', required: false })
  @ApiQuery({
    name: 'format',
    schema: { type: 'integer' },
    description: 'The latest format of papers that the caller understands',
  })
  @ApiOkResponse({ type: PaperSnapshotDto })
  async current(
    @UuidParam('testId', testNotFound) testId: string,
    @Headers('if-none-match') known: string | undefined,
    @Query('format') format: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PaperSnapshotDto | undefined> {
    const current = await this.papers.currentUnless(testId, known, Number(format));
    if (current) void reply.header('etag', current.tag);
    else void reply.status(HttpStatus.NOT_MODIFIED);
    return current?.paper;
  }

  @Get(':testId/versions/:version')
  @ApiOkResponse({ type: PaperSnapshotDto })
  ofVersion(
    @UuidParam('testId', testNotFound) testId: string,
    @Param('version') version: string,
  ): Promise<PaperSnapshotDto> {
    return this.papers.ofVersion(testId, version);
  }
}
