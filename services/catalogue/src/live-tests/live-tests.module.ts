import { Module } from '@nestjs/common';
import { InternalLiveTestsController } from './internal-live-tests.controller.js';
import { LiveTestCalendarController } from './live-test-calendar.controller.js';
import { LiveTestsController } from './live-tests.controller.js';
import { LiveTestsRepository } from './live-tests.repository.js';
import { LiveTestsService } from './live-tests.service.js';

@Module({
  controllers: [LiveTestsController, LiveTestCalendarController, InternalLiveTestsController],
  providers: [LiveTestsService, LiveTestsRepository],
  exports: [LiveTestsRepository],
})
export class LiveTestsModule {}
