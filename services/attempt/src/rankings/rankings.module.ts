import { Module } from '@nestjs/common';
import { PapersModule } from '../papers/papers.module.js';
import { RankingKeeper } from './ranking-keeper.service.js';
import { RankingLogRepository } from './ranking-log.repository.js';
import { RankingStore } from './ranking-store.js';
import { RankingsRepository } from './rankings.repository.js';
import { RankingsService } from './rankings.service.js';
import { TakersRepository } from './takers.repository.js';
import { TakersService } from './takers.service.js';

@Module({
  imports: [PapersModule],
  providers: [
    RankingKeeper,
    RankingLogRepository,
    RankingStore,
    RankingsRepository,
    RankingsService,
    TakersRepository,
    TakersService,
  ],
  exports: [RankingsRepository, RankingsService, TakersService],
})
export class RankingsModule {}
