import { Module } from '@nestjs/common';
import { PapersModule } from '../../papers/papers.module.js';
import { ExamRankingsModule } from '../../rankings/exam-rankings.module.js';
import { RankingsModule } from '../../rankings/rankings.module.js';
import { PerformanceController } from './performance.controller.js';
import { PerformanceRepository } from './performance.repository.js';
import { PerformanceService } from './performance.service.js';

@Module({
  imports: [ExamRankingsModule, PapersModule, RankingsModule],
  controllers: [PerformanceController],
  providers: [PerformanceRepository, PerformanceService],
})
export class PerformanceModule {}
