import type { AttemptedTest, ResponseOf, SavedTest, UpcomingTest } from '@abhyas/web-kit';
import type {
  ExamDetail,
  ExamPage,
  ExamSummary,
  LiveTestDetails,
  TestDetails,
  TestSummary,
} from '../shared/catalogue.types';
import type { TestPattern } from '../shared/rules/describe-pattern';

export function buildExam(given: Partial<ExamSummary> = {}): ExamSummary {
  return {
    _id: 'exam-1',
    name: 'SSC CGL',
    description: 'Tier 1 and Tier 2.',
    color: 'primary',
    examCategories: ['SSC'],
    price: 1499,
    totalTests: 25,
    freeTests: 9,
    chapterwise: 8,
    topicwise: 12,
    setwise: 5,
    testCounts: { chapterwise: 8, topicwise: 12, setwise: 5 },
    ...given,
  };
}

export function buildExamPage(exams: ExamSummary[], given: Partial<ExamPage> = {}): ExamPage {
  return {
    exams,
    ...{ currentPage: 1, totalPages: 1, totalExams: exams.length },
    examCategories: [{ name: 'SSC', exams: exams.length }],
    totals: { exams: exams.length, tests: 25, questions: 500 },
    ...given,
  };
}

export function buildTest(given: Partial<TestSummary> = {}): TestSummary {
  return {
    _id: 'test-1',
    title: 'Percentage',
    category: 'chapterwise',
    questions: 20,
    duration: 1200,
    free: true,
    subjects: ['Quantitative Aptitude'],
    ...given,
  };
}

export function buildPattern(given: Partial<TestPattern> = {}): TestPattern {
  return {
    sections: [
      { name: 'English Language', questions: 30, seconds: 1200 },
      { name: 'Reasoning Ability', questions: 35, seconds: 1200 },
    ],
    marks: '65',
    markings: [{ kind: 'single', questions: 65, correct: '1', wrong: '-1/4' }],
    ...given,
  };
}

export function buildExamDetail(given: Partial<ExamDetail> = {}): ExamDetail {
  return {
    _id: 'exam-1',
    name: 'SSC CGL',
    description: 'Tier 1 and Tier 2.',
    color: 'primary',
    examCategories: ['SSC'],
    price: 1499,
    totalTests: 4,
    duration: '20 min – 1 h',
    lastUpdated: '2026-11-12T10:00:00.000Z',
    features: ['Every question with a worked solution'],
    testCounts: { chapterwise: 2, topicwise: 0, setwise: 2 },
    tests: [
      buildTest({ _id: 'test-1', title: 'Percentage' }),
      buildTest({ _id: 'test-2', title: 'Set 1', category: 'setwise', free: false }),
      buildTest({ _id: 'test-3', title: 'Set 2', category: 'setwise', free: false }),
      buildTest({ _id: 'test-4', title: 'Ratio', duration: 5400, questions: 1 }),
    ],
    syllabus: [
      {
        subject: 'Quantitative Aptitude',
        questions: 61,
        topics: [{ topic: 'Percentage', questions: 40 }],
      },
    ],
    liveTests: [],
    ...given,
  };
}

export function buildTestDetails(given: Partial<TestDetails> = {}): TestDetails {
  return {
    _id: 'test-2',
    title: 'Set 1',
    category: 'setwise',
    questions: 20,
    duration: 1500,
    free: false,
    difficulty: 'Moderate',
    markingScheme: { correct: '2', wrong: '-1/2' },
    subjects: [
      { subject: 'Quantitative Aptitude', questions: 12 },
      { subject: 'English', questions: 8 },
    ],
    exam: { _id: 'exam-1', name: 'SSC CGL' },
    ...given,
  };
}

export function buildSavedTest(given: Partial<SavedTest> = {}): SavedTest {
  return {
    id: 'test-2',
    examId: 'exam-1',
    examName: 'SSC CGL',
    name: 'Set 1',
    category: 'setwise',
    questions: 20,
    duration: 1500,
    difficulty: 'Moderate',
    savedOn: '2026-11-20T10:00:00.000Z',
    ...given,
  };
}

/** A live test on 6 December 2026, 10:00 to 22:00 in India, registration until an hour before its end. */
export function buildLiveTestDetails(given: Partial<LiveTestDetails> = {}): LiveTestDetails {
  return {
    ...buildTestDetails({ _id: 'test-9', title: 'All India Mock', category: 'live' }),
    opensAt: '2026-12-06T04:30:00.000Z',
    closesAt: '2026-12-06T16:30:00.000Z',
    liveTest: {
      id: 'live-1',
      registrationOpensAt: '2026-11-20T04:30:00.000Z',
      registrationClosesAt: '2026-12-06T15:30:00.000Z',
      capacity: 500,
    },
    ...given,
  };
}

/** The same live test as returned to registered students. */
export function buildUpcomingTest(given: Partial<UpcomingTest> = {}): UpcomingTest {
  return {
    id: 'live-1',
    examId: 'exam-1',
    examName: 'SSC CGL',
    testId: 'test-9',
    name: 'All India Mock',
    date: '6 Dec 2026',
    time: '10:00 am',
    startsAt: '2026-12-06T04:30:00.000Z',
    closesAt: '2026-12-06T16:30:00.000Z',
    duration: 1500,
    registered: false,
    isOpen: false,
    registration: 'open',
    registrationOpensAt: '2026-11-20T04:30:00.000Z',
    registrationClosesAt: '2026-12-06T15:30:00.000Z',
    capacity: 500,
    seatsLeft: 3,
    ...given,
  };
}

type OpenAttempt = ResponseOf<'/api/user/open-attempts'>[number];

/** A running attempt at the second test of the exam, with 43 minutes left. */
export function buildOpenAttempt(given: Partial<OpenAttempt> = {}): OpenAttempt {
  return {
    attemptId: 'attempt-1',
    examId: 'exam-1',
    examName: 'SSC CGL',
    testId: 'test-2',
    title: 'Set 1',
    category: 'setwise',
    startedAt: '2026-11-23T06:00:00.000Z',
    deadline: '2026-11-23T07:00:00.000Z',
    remainingSeconds: 43 * 60 + 5,
    answered: 7,
    questions: 20,
    ...given,
  };
}

/** Two finished attempts at the second test of the exam. */
export function buildAttemptedTest(given: Partial<AttemptedTest> = {}): AttemptedTest {
  return {
    testId: 'test-2',
    attempts: 2,
    open: false,
    lastAttemptId: 'attempt-9',
    lastScore: 71.67,
    bestScore: 80,
    finishedAt: '2026-11-03T10:00:00.000Z',
    ...given,
  };
}

/** An exam with 64 tests: 30 of each of two subjects, and four full mocks. */
export function buildLongExam(): ExamDetail {
  const subjects = ['English', 'Reasoning'];
  const tests = [
    ...subjects.flatMap((subject) =>
      Array.from({ length: 30 }, (_, index) =>
        buildTest({
          _id: `${subject}-${index + 1}`,
          title: `${subject}: Chapter Test ${index + 1}`,
          subjects: [subject],
        }),
      ),
    ),
    ...Array.from({ length: 4 }, (_, index) =>
      buildTest({
        _id: `mock-${index + 1}`,
        title: `Mock Test ${index + 1}`,
        category: 'full',
        questions: 100,
        duration: 3600,
        subjects,
      }),
    ),
  ];
  return buildExamDetail({
    totalTests: tests.length,
    testCounts: { chapterwise: 60, full: 4 },
    tests: tests.map((test, index) => ({ ...test, free: index % 3 === 0 })),
  });
}
