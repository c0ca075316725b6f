import { Module } from '@nestjs/common';
import { TestsModule } from '../tests/tests.module.js';
import { SavedTestsController } from './saved-tests.controller.js';
import { SavedTestsRepository } from './saved-tests.repository.js';
import { SavedTestsService } from './saved-tests.service.js';

@Module({
  imports: [TestsModule],
  controllers: [SavedTestsController],
  providers: [SavedTestsService, SavedTestsRepository],
})
export class SavedTestsModule {}
