import { Module } from '@nestjs/common';
import { RankingProjectionModule } from './ranking-projection.module.js';
import { RankingsRepository } from './rankings.repository.js';
import { RankingsService } from './rankings.service.js';

@Module({
  imports: [RankingProjectionModule],
  providers: [RankingsRepository, RankingsService],
  exports: [RankingsRepository, RankingsService],
})
export class RankingsModule {}
