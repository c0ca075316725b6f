import { KitModule, type KitOptions } from '@abhyas/service-kit';
import { Module, type DynamicModule } from '@nestjs/common';
import { BrowserReportsModule } from './browser-reports/browser-reports.module.js';
import type { AttemptConfig } from './config.js';
import { ENTITIES } from './entities.js';
import { MIGRATIONS } from './migrations.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';
import { ParticipantCountsModule } from './rankings/participant-counts.module.js';
import { AttemptedTestsModule } from './review/history/attempted-tests.module.js';
import { HistoryModule } from './review/history/history.module.js';
import { PerformanceModule } from './review/performance/performance.module.js';
import { PublicationModule } from './review/publication.module.js';
import { BookmarksModule } from './review/questions/bookmarks.module.js';
import { QuestionReportsModule } from './review/questions/question-reports.module.js';
import { ResultsModule } from './review/results/results.module.js';
import { AchievementsModule } from './taking/achievements/achievements.module.js';
import { AttemptsModule } from './taking/attempts.module.js';
import { OpenAttemptsModule } from './taking/open-attempts.module.js';

@Module({})
export class AppModule {
  static forRoot(config: AttemptConfig, { logTo }: Pick<KitOptions, 'logTo'> = {}): DynamicModule {
    return {
      module: AppModule,
      imports: [
        KitModule.forRoot({
          name: 'attempt',
          config,
          entities: ENTITIES,
          migrations: MIGRATIONS,
          requireDurableCommits: true,
          ...(logTo && { logTo }),
        }),
        AttemptsModule,
        AchievementsModule,
        ResultsModule,
        OpenAttemptsModule,
        HistoryModule,
        PerformanceModule,
        PersonalDataModule,
        AttemptedTestsModule,
        ParticipantCountsModule,
        BrowserReportsModule,
        BookmarksModule,
        QuestionReportsModule,
        PublicationModule,
      ],
    };
  }
}
