import { KitModule, type KitOptions, type ServiceDefinition } from '@abhyas/service-kit';
import { AchievementEntity } from './achievements/achievement.entity.js';
import { AppModule } from './app.module.js';
import { AttemptEntity } from './attempts/attempt.entity.js';
import type { AttemptConfig } from './config.js';
import { MIGRATIONS } from './migrations.js';
import { PaperSnapshotEntity } from './papers/paper-snapshot.entity.js';
import { RankingEntryEntity } from './rankings/ranking-entry.entity.js';
import { SubjectResultEntity } from './rankings/subject-result.entity.js';

/** All tables that the service and its commands access as TypeORM entities. */
export const ENTITIES = [
  AchievementEntity,
  AttemptEntity,
  PaperSnapshotEntity,
  RankingEntryEntity,
  SubjectResultEntity,
];

/** Builds the attempt service, for main, tests and the API description. */
export function attemptService(
  config: AttemptConfig,
  { logTo }: Pick<KitOptions, 'logTo'> = {},
): ServiceDefinition {
  const kit = KitModule.forRoot({
    name: 'attempt',
    config,
    entities: ENTITIES,
    migrations: MIGRATIONS,
    requireDurableCommits: true,
    ...(logTo && { logTo }),
  });
  return { name: 'attempt', module: { module: AppModule, imports: [kit] }, config };
}
