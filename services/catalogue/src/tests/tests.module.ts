import { Module } from '@nestjs/common';
import { InternalTestsController } from './internal-tests.controller.js';
import { TestSummariesRepository } from './test-summaries.repository.js';
import { TestsService } from './tests.service.js';

@Module({
  controllers: [InternalTestsController],
  providers: [TestsService, TestSummariesRepository],
  exports: [TestSummariesRepository],
})
export class TestsModule {}
