import { Module } from '@nestjs/common';
import { PapersModule } from '../papers/papers.module.js';
import { CohortsService } from './cohorts.service.js';
import { ExamRankingsRepository } from './exam-rankings.repository.js';
import { ExamRankingsService } from './exam-rankings.service.js';
import { ParticipantCountsController } from './participant-counts.controller.js';
import { ParticipantCountsService } from './participant-counts.service.js';
import { ParticipantsRepository } from './participants.repository.js';
import { ParticipantsService } from './participants.service.js';
import { RankingLogRepository } from './ranking-log.repository.js';
import { RankingProjectionService } from './ranking-projection.service.js';
import { RankingStore } from './ranking-store.js';
import { RankingsRepository } from './rankings.repository.js';
import { RankingsService } from './rankings.service.js';

@Module({
  imports: [PapersModule],
  controllers: [ParticipantCountsController],
  providers: [
    CohortsService,
    ExamRankingsRepository,
    ExamRankingsService,
    ParticipantCountsService,
    ParticipantsRepository,
    ParticipantsService,
    RankingLogRepository,
    RankingProjectionService,
    RankingStore,
    RankingsRepository,
    RankingsService,
  ],
  exports: [
    CohortsService,
    ExamRankingsService,
    ParticipantsService,
    RankingProjectionService,
    RankingStore,
    RankingsRepository,
    RankingsService,
  ],
})
export class RankingsModule {}
