import { Module } from '@nestjs/common';
import { PapersModule } from '../papers/papers.module.js';
import { RankingProjection } from './ranking-projection.service.js';
import { RankingLogRepository } from './ranking-log.repository.js';
import { RankingStore } from './ranking-store.js';
import { RankingsRepository } from './rankings.repository.js';
import { RankingsService } from './rankings.service.js';
import { ParticipantsRepository } from './participants.repository.js';
import { ParticipantsService } from './participants.service.js';

@Module({
  imports: [PapersModule],
  providers: [
    RankingProjection,
    RankingLogRepository,
    RankingStore,
    RankingsRepository,
    RankingsService,
    ParticipantsRepository,
    ParticipantsService,
  ],
  exports: [RankingsRepository, RankingsService, ParticipantsService],
})
export class RankingsModule {}
