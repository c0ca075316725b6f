import { Module } from '@nestjs/common';
import { SolutionsModule } from '../../papers/solutions.module.js';
import { AttemptedTestsController } from './attempted-tests.controller.js';
import { AttemptedTestsRepository } from './attempted-tests.repository.js';
import { AttemptedTestsService } from './attempted-tests.service.js';
import { OwnAttemptedTestsController } from './own-attempted-tests.controller.js';

@Module({
  imports: [SolutionsModule],
  controllers: [AttemptedTestsController, OwnAttemptedTestsController],
  providers: [AttemptedTestsRepository, AttemptedTestsService],
})
export class AttemptedTestsModule {}
