import { Module } from '@nestjs/common';
import { OpenAttemptsController } from './open-attempts.controller.js';
import { OpenAttemptsRepository } from './open-attempts.repository.js';
import { OpenAttemptsService } from './open-attempts.service.js';

@Module({
  controllers: [OpenAttemptsController],
  providers: [OpenAttemptsRepository, OpenAttemptsService],
})
export class OpenAttemptsModule {}
