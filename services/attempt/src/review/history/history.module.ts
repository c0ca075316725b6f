import { Module } from '@nestjs/common';
import { SolutionsModule } from '../../papers/solutions.module.js';
import { RankingsModule } from '../../rankings/rankings.module.js';
import { FilteredHistoryRepository } from './filtered-history.repository.js';
import { HistoryController } from './history.controller.js';
import { HistoryRepository } from './history.repository.js';
import { HistoryService } from './history.service.js';
import { SummaryController } from './summary.controller.js';

@Module({
  imports: [RankingsModule, SolutionsModule],
  controllers: [HistoryController, SummaryController],
  providers: [FilteredHistoryRepository, HistoryRepository, HistoryService],
})
export class HistoryModule {}
