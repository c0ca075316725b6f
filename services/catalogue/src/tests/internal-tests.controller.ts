import { Internal } from '@abhyas/service-kit';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { TestsService, type InternalTest } from './tests.service.js';

@ApiExcludeController()
@Internal()
@Controller('internal/tests')
export class InternalTestsController {
  constructor(private readonly tests: TestsService) {}

  @Get()
  findTests(@Query('ids') ids: unknown): Promise<InternalTest[]> {
    return this.tests.find(ids);
  }
}
