import { Internal } from '@abhyas/service-kit';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { PapersService } from './papers.service.js';
import type { SealedPaper } from './sealed-paper.js';

@ApiExcludeController()
@Internal()
@Controller('internal/papers')
export class PapersController {
  constructor(private readonly papers: PapersService) {}

  @Get(':testId')
  current(@Param('testId') testId: string): Promise<SealedPaper> {
    return this.papers.current(testId);
  }

  @Get(':testId/versions/:version')
  ofVersion(
    @Param('testId') testId: string,
    @Param('version') version: string,
  ): Promise<SealedPaper> {
    return this.papers.ofVersion(testId, version);
  }
}
