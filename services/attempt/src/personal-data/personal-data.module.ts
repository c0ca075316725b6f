import { DataOwner, PersonalDataController } from '@abhyas/service-kit';
import { Module } from '@nestjs/common';
import { PapersModule } from '../papers/papers.module.js';
import { SolutionsModule } from '../papers/solutions.module.js';
import { BookmarksModule } from '../review/questions/bookmarks.module.js';
import { QuestionReportsModule } from '../review/questions/question-reports.module.js';
import { AchievementsModule } from '../taking/achievements/achievements.module.js';
import { AllowancesModule } from '../taking/allowances.module.js';
import { EarlierAttemptsModule } from '../taking/earlier-attempts.module.js';
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
