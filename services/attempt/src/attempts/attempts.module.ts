import { Module } from '@nestjs/common';
import { AchievementsModule } from '../achievements/achievements.module.js';
import { AllowancesModule } from '../allowances/allowances.module.js';
import { EarlierAttemptsModule } from '../earlier-attempts/earlier-attempts.module.js';
import { PapersModule } from '../papers/papers.module.js';
import { RankingsModule } from '../rankings/rankings.module.js';
import { SolutionsModule } from '../solutions/solutions.module.js';
import { StartQueueModule } from '../start-queue/start-queue.module.js';
import { AttemptsController } from './attempts.controller.js';
import { AttemptsRepository } from './attempts.repository.js';
import { AttemptsService } from './attempts.service.js';
import { AttemptsSweeper } from './attempts.sweeper.js';
import { GradingService } from './grading.service.js';
import { ProgressRepository } from './progress.repository.js';
import { ProgressService } from './progress.service.js';

@Module({
  imports: [
    AchievementsModule,
    AllowancesModule,
    PapersModule,
    RankingsModule,
    SolutionsModule,
    StartQueueModule,
    EarlierAttemptsModule,
  ],
  controllers: [AttemptsController],
  providers: [
    AttemptsRepository,
    AttemptsService,
    GradingService,
    ProgressRepository,
    ProgressService,
    AttemptsSweeper,
  ],
  exports: [AttemptsRepository, GradingService],
})
export class AttemptsModule {}
