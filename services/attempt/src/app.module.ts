import { KitModule, type KitOptions } from '@abhyas/service-kit';
import { Module, type DynamicModule } from '@nestjs/common';
import { AchievementsModule } from './achievements/achievements.module.js';
import { AttemptedTestsModule } from './attempted-tests/attempted-tests.module.js';
import { AttemptsModule } from './attempts/attempts.module.js';
import { BookmarksModule } from './bookmarks/bookmarks.module.js';
import { BrowserReportsModule } from './browser-reports/browser-reports.module.js';
import type { AttemptConfig } from './config.js';
import { ENTITIES } from './entities.js';
import { HistoryModule } from './history/history.module.js';
import { MIGRATIONS } from './migrations.js';
import { OpenAttemptsModule } from './open-attempts/open-attempts.module.js';
import { ParticipantCountsModule } from './participant-counts/participant-counts.module.js';
import { PerformanceModule } from './performance/performance.module.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';
import { PublicationModule } from './publication/publication.module.js';
import { QuestionReportsModule } from './question-reports/question-reports.module.js';
import { ResultsModule } from './results/results.module.js';

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
