import { KitModule } from '@abhyas/service-kit';
import { Module, type DynamicModule } from '@nestjs/common';
import { CatalogueVersionModule } from './catalogue-version/catalogue-version.module.js';
import { ChatFactsModule } from './chat-facts/chat-facts.module.js';
import type { CatalogueConfig } from './config.js';
import { CutoffsModule } from './cutoffs/cutoffs.module.js';
import { ENTITIES } from './entities.js';
import { ExamTestsModule } from './exam-tests/exam-tests.module.js';
import { ExamsModule } from './exams/exams.module.js';
import { FiguresModule } from './figures/figures.module.js';
import { LiveTestsModule } from './live-tests/live-tests.module.js';
import { MIGRATIONS } from './migrations.js';
import { PapersModule } from './papers/papers.module.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';
import { RecommendationsModule } from './recommendations/recommendations.module.js';
import { RemindersModule } from './reminders/reminders.module.js';
import { SampleModule } from './sample/sample.module.js';
import { SavedTestsModule } from './saved-tests/saved-tests.module.js';
import { SitemapModule } from './sitemap/sitemap.module.js';
import { TestsModule } from './tests/tests.module.js';

@Module({})
export class AppModule {
  static forRoot(config: CatalogueConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        KitModule.forRoot({
          name: 'catalogue',
          config,
          entities: ENTITIES,
          migrations: MIGRATIONS,
        }),
        CatalogueVersionModule,
        ExamsModule,
        ExamTestsModule,
        CutoffsModule,
        TestsModule,
        PapersModule,
        FiguresModule,
        SavedTestsModule,
        LiveTestsModule,
        RecommendationsModule,
        ChatFactsModule,
        RemindersModule,
        PersonalDataModule,
        SitemapModule,
        SampleModule,
      ],
    };
  }
}
