import { Module } from '@nestjs/common';
import { ExamsModule } from '../exams/exams.module.js';
import { LiveTestsModule } from '../live-tests/live-tests.module.js';
import { ChatFactsController } from './chat-facts.controller.js';
import { ChatFactsRepository } from './chat-facts.repository.js';
import { ChatFactsService } from './chat-facts.service.js';

@Module({
  imports: [ExamsModule, LiveTestsModule],
  controllers: [ChatFactsController],
  providers: [ChatFactsService, ChatFactsRepository],
})
export class ChatFactsModule {}
