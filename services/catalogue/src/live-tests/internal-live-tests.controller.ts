import { Internal, UuidParam } from '@abhyas/service-kit';
import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController, ApiOkResponse } from '@nestjs/swagger';
import { LiveWindowDto, StudentRegistrationDto } from './internal-live-tests.dto.js';
import { liveTestNotFound } from './live-tests.errors.js';
import { LiveTestsService } from './live-tests.service.js';

@ApiExcludeController()
@Internal()
@Controller('internal/live-tests')
export class InternalLiveTestsController {
  constructor(private readonly liveTests: LiveTestsService) {}

  @Get(':testId')
  @ApiOkResponse({ type: LiveWindowDto })
  findWindow(@UuidParam('testId', liveTestNotFound) testId: string): Promise<LiveWindowDto> {
    return this.liveTests.windowOf(testId);
  }

  @Get(':testId/registrations/:userId')
  @ApiOkResponse({ type: StudentRegistrationDto })
  async findRegistration(
    @UuidParam('testId', liveTestNotFound) testId: string,
    @UuidParam('userId', liveTestNotFound) userId: string,
  ): Promise<StudentRegistrationDto> {
    return { registered: await this.liveTests.hasPlace(testId, userId) };
  }
}
