import type { LiveTestEntity } from '../live-tests/live-test.entity.js';
import type { LiveTestRow } from '../live-tests/live-tests.repository.js';
import { registrationEnd } from '../live-tests/rules/registration.js';
import { summarizePattern, type TestPattern } from '../patterns/rules/test-pattern.js';
import type { TestEntity } from '../tests/test.entity.js';
import type { ExamEntity } from './exam.entity.js';
import type {
  CatalogueTotalsDto,
  ExamCategoryDto,
  ExamDetailDto,
  ExamPageDto,
  ExamSummaryDto,
  SyllabusSubjectDto,
  TestDetailDto,
  TestInExamDto,
} from './exams.dto.js';
import type { CategoryCount, TopicCount } from './exams.repository.js';
import { describeDuration } from './rules/describe-duration.js';
import { isFree } from './rules/entitlement.js';
import type { Page } from './rules/page.js';

export function presentExamSummary(
  exam: ExamEntity,
  categories: readonly CategoryCount[],
): ExamSummaryDto {
  const counts = Object.fromEntries(categories.map(({ category, tests }) => [category, tests]));
  return {
    _id: exam.id,
    name: exam.name,
    description: exam.description,
    color: exam.color,
    examCategories: exam.examCategories,
    price: exam.price,
    totalTests: sum(categories, ({ tests }) => tests),
    freeTests: sum(categories, ({ free }) => free),
    chapterwise: counts['chapterwise'] ?? 0,
    topicwise: counts['topicwise'] ?? 0,
    setwise: counts['setwise'] ?? 0,
    testCounts: counts,
  };
}

function sum<Item>(items: readonly Item[], valueOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + valueOf(item), 0);
}

export function presentExamPage(
  page: Page<ExamSummaryDto>,
  examCategories: readonly ExamCategoryDto[],
  totals: CatalogueTotalsDto,
  notOffered?: string,
): ExamPageDto {
  return {
    exams: [...page.items],
    currentPage: page.currentPage,
    totalPages: page.totalPages,
    totalExams: page.total,
    examCategories: [...examCategories],
    totals,
    ...(notOffered !== undefined && { notOffered }),
  };
}

export function presentExamDetail(
  exam: ExamEntity,
  tests: readonly TestEntity[],
  topics: readonly TopicCount[],
  live: readonly LiveTestRow[],
  patterns: ReadonlyMap<string, TestPattern>,
): ExamDetailDto {
  const durations = tests.map(({ duration }) => duration);
  return {
    _id: exam.id,
    name: exam.name,
    description: exam.description,
    color: exam.color,
    examCategories: exam.examCategories,
    price: exam.price,
    totalTests: tests.length,
    duration: describeDuration(Math.min(...durations), Math.max(0, ...durations)),
    lastUpdated: exam.updatedAt.toISOString(),
    features: exam.features,
    testCounts: countCategories(tests),
    tests: tests.map((test) => presentTestInExam(test, patterns.get(test.id))),
    syllabus: presentSyllabus(topics),
    liveTests: live.map(({ testId, title, opensAt, closesAt }) => ({
      _id: testId,
      title,
      opensAt: opensAt.toISOString(),
      closesAt: closesAt.toISOString(),
    })),
  };
}

function presentTestInExam(test: TestEntity, pattern: TestPattern | undefined): TestInExamDto {
  return {
    _id: test.id,
    title: test.title,
    category: test.category,
    questions: test.questionCount,
    duration: test.duration,
    free: isFree(test.position),
    subjects: test.subjects.map(({ subject }) => subject),
    ...(pattern && { pattern: summarizePattern(pattern) }),
  };
}

function countCategories(tests: readonly TestEntity[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { category } of tests) counts[category] = (counts[category] ?? 0) + 1;
  return counts;
}

function presentSyllabus(topics: readonly TopicCount[]): SyllabusSubjectDto[] {
  return [...Map.groupBy(topics, ({ subject }) => subject)].map(([subject, counts]) => ({
    subject,
    questions: counts.reduce((total, { questions }) => total + questions, 0),
    topics: counts.map(({ topic, questions }) => ({ topic, questions })),
  }));
}

export function presentTestDetail(
  test: TestEntity,
  exam: ExamEntity,
  live: LiveTestEntity | null,
  pattern: TestPattern | undefined,
): TestDetailDto {
  return {
    _id: test.id,
    title: test.title,
    category: test.category,
    questions: test.questionCount,
    duration: test.duration,
    free: isFree(test.position),
    difficulty: test.difficulty,
    markingScheme: { correct: test.markingCorrect, wrong: test.markingWrong },
    ...(pattern && { pattern: summarizePattern(pattern) }),
    subjects: test.subjects,
    exam: { _id: exam.id, name: exam.name },
    ...(live && presentLive(live)),
  };
}

/** Only data that changes with the catalogue's version. Free places are in the students' own list. */
function presentLive(
  live: LiveTestEntity,
): Required<Pick<TestDetailDto, 'opensAt' | 'closesAt' | 'liveTest'>> {
  return {
    opensAt: live.opensAt.toISOString(),
    closesAt: live.closesAt.toISOString(),
    liveTest: {
      id: live.id,
      registrationOpensAt: live.registrationOpensAt?.toISOString() ?? null,
      registrationClosesAt: registrationEnd(live).toISOString(),
      capacity: live.capacity,
    },
  };
}
