import { DataOwner, PersonalDataController } from '@abhyas/service-kit';
import { Module } from '@nestjs/common';
import { AchievementsModule } from '../achievements/achievements.module.js';
import { AllowancesModule } from '../allowances/allowances.module.js';
import { BookmarksModule } from '../bookmarks/bookmarks.module.js';
import { EarlierAttemptsModule } from '../earlier-attempts/earlier-attempts.module.js';
import { PapersModule } from '../papers/papers.module.js';
import { QuestionReportsModule } from '../question-reports/question-reports.module.js';
import { SolutionsModule } from '../solutions/solutions.module.js';
import { PersonalDataRepository } from './personal-data.repository.js';
import { PersonalDataService } from './personal-data.service.js';

@Module({
  imports: [
    AchievementsModule,
    AllowancesModule,
    BookmarksModule,
    PapersModule,
    QuestionReportsModule,
    EarlierAttemptsModule,
    SolutionsModule,
  ],
  controllers: [PersonalDataController],
  providers: [{ provide: DataOwner, useClass: PersonalDataService }, PersonalDataRepository],
})
export class PersonalDataModule {}
