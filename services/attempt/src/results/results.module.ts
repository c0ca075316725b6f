import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { CohortsModule } from '../cohorts/cohorts.module.js';
import { NextTestsModule } from '../next-tests/next-tests.module.js';
import { PapersModule } from '../papers/papers.module.js';
import { ParticipantsModule } from '../participants/participants.module.js';
import { RankingsModule } from '../rankings/rankings.module.js';
import { SolutionsModule } from '../solutions/solutions.module.js';
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
