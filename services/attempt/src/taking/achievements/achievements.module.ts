import { Module } from '@nestjs/common';
import { AchievementsController } from './achievements.controller.js';
import { AchievementsRepository } from './achievements.repository.js';
import { AchievementsService } from './achievements.service.js';

@Module({
  controllers: [AchievementsController],
  providers: [AchievementsRepository, AchievementsService],
  exports: [AchievementsService],
})
export class AchievementsModule {}
