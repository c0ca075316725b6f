import { Module } from '@nestjs/common';
import { AchievementsModule } from './achievements/achievements.module.js';
import { AttemptedTestsModule } from './attempted-tests/attempted-tests.module.js';
import { AttemptsModule } from './attempts/attempts.module.js';
import { BrowserReportsModule } from './browser-reports/browser-reports.module.js';
import { HistoryModule } from './history/history.module.js';
import { PerformanceModule } from './performance/performance.module.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';
import { ResultsModule } from './results/results.module.js';

@Module({
  imports: [
    AttemptsModule,
    ResultsModule,
    HistoryModule,
    PerformanceModule,
    AchievementsModule,
    PersonalDataModule,
    AttemptedTestsModule,
    BrowserReportsModule,
  ],
})
export class AppModule {}
