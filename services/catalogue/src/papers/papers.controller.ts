import { Internal } from '@abhyas/service-kit';
import { Controller, Get, Headers, HttpStatus, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { PapersService } from './papers.service.js';
import type { PaperSnapshot } from './paper-snapshot.js';

@ApiExcludeController()
@Internal()
@Controller('internal/papers')
export class PapersController {
  constructor(private readonly papers: PapersService) {}

  @Get(':testId')
  async current(
    @Param('testId') testId: string,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PaperSnapshot | undefined> {
    const current = await this.papers.currentUnless(testId, known);
    if (current) void reply.header('etag', current.tag);
    else void reply.status(HttpStatus.NOT_MODIFIED);
    return current?.paper;
  }

  @Get(':testId/versions/:version')
  ofVersion(
    @Param('testId') testId: string,
    @Param('version') version: string,
  ): Promise<PaperSnapshot> {
    return this.papers.ofVersion(testId, version);
  }
}
