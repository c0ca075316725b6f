import { Module } from '@nestjs/common';
import { TakenTestsRepository } from './taken-tests.repository.js';
import { TakenTestsService } from './taken-tests.service.js';
import { TakenTestsSweeper } from './taken-tests.sweeper.js';

@Module({
  providers: [TakenTestsRepository, TakenTestsService, TakenTestsSweeper],
  exports: [TakenTestsService],
})
export class TakenTestsModule {}
