import { CatalogueVersionEntity } from './catalogue-version/catalogue-version.entity.js';
import { ExamCutoffEntity } from './cutoffs/exam-cutoff.entity.js';
import { ExamEntity } from './exams/exam.entity.js';
import { FigureSourceEntity } from './figures/figure-source.entity.js';
import { FigureEntity } from './figures/figure.entity.js';
import { LiveTestRegistrationEntity } from './live-tests/live-test-registration.entity.js';
import { LiveTestEntity } from './live-tests/live-test.entity.js';
import { ExamProfileEntity } from './profiles/exam-profile.entity.js';
import { QuestionVersionEntity } from './questions/question-version.entity.js';
import { QuestionEntity } from './questions/question.entity.js';
import { SavedTestEntity } from './saved-tests/saved-test.entity.js';
import { TestQuestionEntity } from './tests/test-question.entity.js';
import { TestVersionEntity } from './tests/test-version.entity.js';
import { TestEntity } from './tests/test.entity.js';

export const ENTITIES = [
  CatalogueVersionEntity,
  ExamEntity,
  QuestionEntity,
  QuestionVersionEntity,
  TestEntity,
  TestVersionEntity,
  TestQuestionEntity,
  LiveTestEntity,
  LiveTestRegistrationEntity,
  SavedTestEntity,
  ExamCutoffEntity,
  FigureEntity,
  FigureSourceEntity,
  ExamProfileEntity,
];
