import { Module } from '@nestjs/common';
import { ExamsModule } from '../exams/exams.module.js';
import { LiveTestsModule } from '../live-tests/live-tests.module.js';
import { FactsController } from './facts.controller.js';
import { FactsRepository } from './facts.repository.js';
import { FactsService } from './facts.service.js';

@Module({
  imports: [ExamsModule, LiveTestsModule],
  controllers: [FactsController],
  providers: [FactsService, FactsRepository],
})
export class FactsModule {}
