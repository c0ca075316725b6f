import { Internal } from '@abhyas/service-kit';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { LiveTestsService } from './live-tests.service.js';

@ApiExcludeController()
@Internal()
@Controller('internal/live-tests')
export class InternalLiveTestsController {
  constructor(private readonly liveTests: LiveTestsService) {}

  @Get(':testId/registrations/:userId')
  async find(
    @Param('testId') testId: string,
    @Param('userId') userId: string,
  ): Promise<{ registered: boolean }> {
    return { registered: await this.liveTests.hasPlace(testId, userId) };
  }
}
