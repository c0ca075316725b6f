import { Internal } from '@abhyas/service-kit';
import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { AttemptedTestsBody, type AttemptedTestsResponse } from './attempted-tests.dto.js';
import { AttemptedTestsService } from './attempted-tests.service.js';

/** The catalogue calls this before it deletes tests permanently. */
@Internal()
@ApiExcludeController()
@Controller('internal/tests')
export class AttemptedTestsController {
  constructor(private readonly attemptedTests: AttemptedTestsService) {}

  @Post('attempted')
  @HttpCode(HttpStatus.OK)
  find(@Body() { testIds }: AttemptedTestsBody): Promise<AttemptedTestsResponse> {
    return this.attemptedTests.find(testIds);
  }
}
