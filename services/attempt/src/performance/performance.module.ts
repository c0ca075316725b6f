import { Module } from '@nestjs/common';
import { RankingsModule } from '../rankings/rankings.module.js';
import { PerformanceController } from './performance.controller.js';
import { PerformanceRepository } from './performance.repository.js';
import { PerformanceService } from './performance.service.js';

@Module({
  imports: [RankingsModule],
  controllers: [PerformanceController],
  providers: [PerformanceRepository, PerformanceService],
})
export class PerformanceModule {}
