import { Module } from '@nestjs/common';
import { InternalTestsController } from './internal-tests.controller.js';
import { TestSummariesRepository } from './test-summaries.repository.js';

@Module({
  controllers: [InternalTestsController],
  providers: [TestSummariesRepository],
  exports: [TestSummariesRepository],
})
export class TestsModule {}
