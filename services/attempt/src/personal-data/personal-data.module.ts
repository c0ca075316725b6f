import { Module } from '@nestjs/common';
import { AchievementsModule } from '../achievements/achievements.module.js';
import { AllowancesModule } from '../allowances/allowances.module.js';
import { PapersModule } from '../papers/papers.module.js';
import { PersonalDataController } from './personal-data.controller.js';
import { PersonalDataRepository } from './personal-data.repository.js';
import { PersonalDataService } from './personal-data.service.js';

@Module({
  imports: [AchievementsModule, AllowancesModule, PapersModule],
  controllers: [PersonalDataController],
  providers: [PersonalDataService, PersonalDataRepository],
})
export class PersonalDataModule {}
