import { Module } from '@nestjs/common';
import { PapersModule } from '../../papers/papers.module.js';
import { SolutionsModule } from '../../papers/solutions.module.js';
import { CohortsModule } from '../../rankings/cohorts.module.js';
import { ParticipantsModule } from '../../rankings/participants.module.js';
import { RankingsModule } from '../../rankings/rankings.module.js';
import { AttemptsModule } from '../../taking/attempts.module.js';
import { NextTestsModule } from './next-tests.module.js';
import { ResultsController } from './results.controller.js';
import { ResultsService } from './results.service.js';

@Module({
  imports: [
    AttemptsModule,
    CohortsModule,
    NextTestsModule,
    PapersModule,
    ParticipantsModule,
    RankingsModule,
    SolutionsModule,
  ],
  controllers: [ResultsController],
  providers: [ResultsService],
})
export class ResultsModule {}
