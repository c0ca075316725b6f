import { PaperSnapshotEntity } from './papers/paper-snapshot.entity.js';
import { RankingEntryEntity } from './rankings/ranking-entry.entity.js';
import { SubjectResultEntity } from './rankings/subject-result.entity.js';
import { BookmarkEntity } from './review/questions/bookmark.entity.js';
import { QuestionReportEntity } from './review/questions/question-report.entity.js';
import { AchievementEntity } from './taking/achievements/achievement.entity.js';
import { AttemptEntity } from './taking/attempt.entity.js';

/** All tables that the service and its commands access as TypeORM entities. */
export const ENTITIES = [
  AchievementEntity,
  AttemptEntity,
  BookmarkEntity,
  PaperSnapshotEntity,
  QuestionReportEntity,
  RankingEntryEntity,
  SubjectResultEntity,
];
