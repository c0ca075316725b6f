import { CreateCatalogue20261121090000 } from '../migrations/20261121090000-create-catalogue.js';
import { RemindRegistrants20261121120000 } from '../migrations/20261121120000-remind-registrants.js';
import { PlaceQuestionsByTopic20261121160000 } from '../migrations/20261121160000-place-questions-by-topic.js';
import { LiveTestRegistrationWindow20261121160500 } from '../migrations/20261121160500-live-test-registration-window.js';
import { SampleEdition20261121170000 } from '../migrations/20261121170000-sample-edition.js';
import { FoldQuestionIdentities20261122090000 } from '../migrations/20261122090000-fold-question-identities.js';
import { ArchiveExams20261122091000 } from '../migrations/20261122091000-archive-exams.js';
import { ConfirmRegistrations1795434900000 } from '../migrations/20261123115500-confirm-registrations.js';
import { WithdrawQuestions1795443000000 } from '../migrations/20261123141000-withdraw-questions.js';
import { StoreCutoffs1795443600000 } from '../migrations/20261123142000-store-cutoffs.js';
import { StoreExamCategories1795457400000 } from '../migrations/20261123181000-store-exam-categories.js';
import { StoreQuestionKinds1795638000000 } from '../migrations/20261125202000-store-question-kinds.js';
import { StoreFigures1795639500000 } from '../migrations/20261125204500-store-figures.js';
import { StoreExamProfiles1795642200000 } from '../migrations/20261125213000-store-exam-profiles.js';
import { MoveFigures1795667400000 } from '../migrations/20261126043000-move-figures.js';
import { AwardQuestions1795732200000 } from '../migrations/20261126223000-award-questions.js';

export const MIGRATIONS = [
  CreateCatalogue20261121090000,
  RemindRegistrants20261121120000,
  PlaceQuestionsByTopic20261121160000,
  LiveTestRegistrationWindow20261121160500,
  SampleEdition20261121170000,
  FoldQuestionIdentities20261122090000,
  ArchiveExams20261122091000,
  ConfirmRegistrations1795434900000,
  WithdrawQuestions1795443000000,
  StoreCutoffs1795443600000,
  StoreExamCategories1795457400000,
  StoreQuestionKinds1795638000000,
  StoreFigures1795639500000,
  StoreExamProfiles1795642200000,
  MoveFigures1795667400000,
  AwardQuestions1795732200000,
];
