import { Module } from '@nestjs/common';
import { PapersModule } from '../papers/papers.module.js';
import { RankingLogRepository } from './ranking-log.repository.js';
import { RankingProjectionService } from './ranking-projection.service.js';
import { RankingStore } from './ranking-store.js';

@Module({
  imports: [PapersModule],
  providers: [RankingLogRepository, RankingProjectionService, RankingStore],
  exports: [RankingProjectionService, RankingStore],
})
export class RankingProjectionModule {}
