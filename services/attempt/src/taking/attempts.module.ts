import { Module } from '@nestjs/common';
import { PapersModule } from '../papers/papers.module.js';
import { SolutionsModule } from '../papers/solutions.module.js';
import { RankingsModule } from '../rankings/rankings.module.js';
import { AchievementsModule } from './achievements/achievements.module.js';
import { AllowancesModule } from './allowances.module.js';
import { AttemptsController } from './attempts.controller.js';
import { AttemptsRepository } from './attempts.repository.js';
import { AttemptsService } from './attempts.service.js';
import { AttemptsSweeper } from './attempts.sweeper.js';
import { EarlierAttemptsModule } from './earlier-attempts.module.js';
import { GradingService } from './grading.service.js';
import { ProgressRepository } from './progress.repository.js';
import { ProgressService } from './progress.service.js';
import { StartQueueModule } from './start-queue/start-queue.module.js';

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
