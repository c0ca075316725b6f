import { Module } from '@nestjs/common';
import { PapersModule } from '../papers/papers.module.js';
import { RankingsModule } from '../rankings/rankings.module.js';
import { AchievementsController } from './achievements/achievements.controller.js';
import { AchievementsRepository } from './achievements/achievements.repository.js';
import { AchievementsService } from './achievements/achievements.service.js';
import { AllowancesRepository } from './allowances.repository.js';
import { AllowancesService } from './allowances.service.js';
import { AttemptsController } from './attempts.controller.js';
import { AttemptsRepository } from './attempts.repository.js';
import { AttemptsService } from './attempts.service.js';
import { AttemptsSweeper } from './attempts.sweeper.js';
import { EarlierAttemptsRepository } from './earlier-attempts.repository.js';
import { EarlierAttemptsService } from './earlier-attempts.service.js';
import { EarlierAttemptsSweeper } from './earlier-attempts.sweeper.js';
import { GradingService } from './grading.service.js';
import { OpenAttemptsController } from './open-attempts.controller.js';
import { OpenAttemptsService } from './open-attempts.service.js';
import { ProgressRepository } from './progress.repository.js';
import { ProgressService } from './progress.service.js';
import { StartQueueService } from './start-queue/start-queue.service.js';
import { TurnStore } from './start-queue/turn-store.js';

@Module({
  imports: [PapersModule, RankingsModule],
  controllers: [AchievementsController, AttemptsController, OpenAttemptsController],
  providers: [
    AchievementsRepository,
    AchievementsService,
    AllowancesRepository,
    AllowancesService,
    AttemptsRepository,
    AttemptsService,
    AttemptsSweeper,
    EarlierAttemptsRepository,
    EarlierAttemptsService,
    EarlierAttemptsSweeper,
    GradingService,
    OpenAttemptsService,
    ProgressRepository,
    ProgressService,
    StartQueueService,
    TurnStore,
  ],
  exports: [
    AchievementsService,
    AllowancesRepository,
    AllowancesService,
    AttemptsRepository,
    EarlierAttemptsService,
    GradingService,
    StartQueueService,
  ],
})
export class TakingModule {}
