import { CreateAttempts1763700000000 } from '../migrations/1763700000000-create-attempts.js';
import { Rankings1763760000000 } from '../migrations/1763760000000-rankings.js';
import { TimeAllowances1763780000000 } from '../migrations/1763780000000-time-allowances.js';
import { SubjectSums1763790000000 } from '../migrations/1763790000000-subject-sums.js';
import { FiguresFromIndexes1795381200000 } from '../migrations/1795381200000-figures-from-indexes.js';
import { BookmarksAndQuestionReports1795434720000 } from '../migrations/20261123115200-bookmarks-and-question-reports.js';
import { IndexAttemptsByExam1795435200000 } from '../migrations/20261123120000-index-attempts-by-exam.js';
import { FindPapersByExam1795436100000 } from '../migrations/20261123121500-find-papers-by-exam.js';
import { CreditedAttemptsOfStudents1795491000000 } from '../migrations/20261124033000-credited-attempts-of-students.js';
import { SectionEnds1795638600000 } from '../migrations/20261125203000-section-ends.js';
import { StoreBlankAttempts1795731900000 } from '../migrations/20261126222500-store-blank-attempts.js';
import { SaveDigests1795733100000 } from '../migrations/20261126224500-save-digests.js';
import { AwardsOfPapers1795733400000 } from '../migrations/20261126225000-awards-of-papers.js';
import { RankValuesInIndexes1795734000000 } from '../migrations/20261126230000-rank-values-in-indexes.js';
import { MarksOfSubjects1795734900000 } from '../migrations/20261126231500-marks-of-subjects.js';
import { TestsOfDeletedAccounts1795945560000 } from '../migrations/20261129094600-tests-of-deleted-accounts.js';
import { SolutionsOfLiveTests1795946400000 } from '../migrations/20261129100000-solutions-of-live-tests.js';

/** In the order in which they run. The list is explicit so that a stray file never runs. */
export const MIGRATIONS = [
  CreateAttempts1763700000000,
  Rankings1763760000000,
  TimeAllowances1763780000000,
  SubjectSums1763790000000,
  FiguresFromIndexes1795381200000,
  BookmarksAndQuestionReports1795434720000,
  IndexAttemptsByExam1795435200000,
  FindPapersByExam1795436100000,
  CreditedAttemptsOfStudents1795491000000,
  SectionEnds1795638600000,
  StoreBlankAttempts1795731900000,
  SaveDigests1795733100000,
  AwardsOfPapers1795733400000,
  RankValuesInIndexes1795734000000,
  MarksOfSubjects1795734900000,
  TestsOfDeletedAccounts1795945560000,
  SolutionsOfLiveTests1795946400000,
];
