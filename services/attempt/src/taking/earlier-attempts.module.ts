import { Module } from '@nestjs/common';
import { EarlierAttemptsRepository } from './earlier-attempts.repository.js';
import { EarlierAttemptsService } from './earlier-attempts.service.js';
import { EarlierAttemptsSweeper } from './earlier-attempts.sweeper.js';

@Module({
  providers: [EarlierAttemptsRepository, EarlierAttemptsService, EarlierAttemptsSweeper],
  exports: [EarlierAttemptsService],
})
export class EarlierAttemptsModule {}
