import { Module } from '@nestjs/common';
import { LiveTestsController } from './live-tests.controller.js';
import { LiveTestsRepository } from './live-tests.repository.js';
import { LiveTestsService } from './live-tests.service.js';

@Module({
  controllers: [LiveTestsController],
  providers: [LiveTestsService, LiveTestsRepository],
  exports: [LiveTestsRepository],
})
export class LiveTestsModule {}
