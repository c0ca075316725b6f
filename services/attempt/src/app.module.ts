import { KitModule, type KitOptions } from '@abhyas/service-kit';
import { Module, type DynamicModule } from '@nestjs/common';
import { BrowserReportsModule } from './browser-reports/browser-reports.module.js';
import type { AttemptConfig } from './config.js';
import { ENTITIES } from './entities.js';
import { MIGRATIONS } from './migrations.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';
import { RankingsModule } from './rankings/rankings.module.js';
import { ReviewModule } from './review/review.module.js';
import { TakingModule } from './taking/taking.module.js';

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
        TakingModule,
        RankingsModule,
        ReviewModule,
        PersonalDataModule,
        BrowserReportsModule,
      ],
    };
  }
}
