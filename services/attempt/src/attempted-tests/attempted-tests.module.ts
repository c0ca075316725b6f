import { Module } from '@nestjs/common';
import { AttemptedTestsController } from './attempted-tests.controller.js';
import { AttemptedTestsRepository } from './attempted-tests.repository.js';
import { AttemptedTestsService } from './attempted-tests.service.js';
import { OwnAttemptedTestsController } from './own-attempted-tests.controller.js';

@Module({
  controllers: [AttemptedTestsController, OwnAttemptedTestsController],
  providers: [AttemptedTestsRepository, AttemptedTestsService],
})
export class AttemptedTestsModule {}
