import { Module } from '@nestjs/common';
import { PapersModule } from '../../papers/papers.module.js';
import { NextTestsRepository } from './next-tests.repository.js';
import { NextTestsService } from './next-tests.service.js';

@Module({
  imports: [PapersModule],
  providers: [NextTestsRepository, NextTestsService],
  exports: [NextTestsService],
})
export class NextTestsModule {}
