import { Module } from '@nestjs/common';
import { ExamRankingsRepository } from './exam-rankings.repository.js';
import { ExamRankingsService } from './exam-rankings.service.js';

@Module({
  providers: [ExamRankingsRepository, ExamRankingsService],
  exports: [ExamRankingsService],
})
export class ExamRankingsModule {}
