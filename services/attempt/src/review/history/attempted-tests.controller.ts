import { Internal } from '@abhyas/service-kit';
import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiExcludeController, ApiOkResponse } from '@nestjs/swagger';
import { AttemptedTestsDto, TestIdsDto } from './attempted-tests.dto.js';
import { AttemptedTestsService } from './attempted-tests.service.js';

/** The catalogue calls this before it deletes tests permanently. */
@Internal()
@ApiExcludeController()
@Controller('internal/tests')
export class AttemptedTestsController {
  constructor(private readonly attemptedTests: AttemptedTestsService) {}

  @Post('attempted')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: AttemptedTestsDto })
  find(@Body() { testIds }: TestIdsDto): Promise<AttemptedTestsDto> {
    return this.attemptedTests.find(testIds);
  }
}
