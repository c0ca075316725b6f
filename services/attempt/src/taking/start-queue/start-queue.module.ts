import { Module } from '@nestjs/common';
import { StartQueueService } from './start-queue.service.js';
import { TurnStore } from './turn-store.js';

@Module({
  providers: [TurnStore, StartQueueService],
  exports: [StartQueueService],
})
export class StartQueueModule {}
