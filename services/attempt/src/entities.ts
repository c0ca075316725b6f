import { AchievementEntity } from './achievements/achievement.entity.js';
import { AttemptEntity } from './attempts/attempt.entity.js';
import { BookmarkEntity } from './bookmarks/bookmark.entity.js';
import { PaperSnapshotEntity } from './papers/paper-snapshot.entity.js';
import { QuestionReportEntity } from './question-reports/question-report.entity.js';
import { RankingEntryEntity } from './rankings/ranking-entry.entity.js';
import { SubjectResultEntity } from './rankings/subject-result.entity.js';

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
