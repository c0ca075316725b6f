import type { Bookmark, ResponseOf, SavedTest, UpcomingTest } from '@abhyas/web-kit';
import type { BookmarksPageData } from '../features/bookmarks/api/get-bookmarks';
import type { HistoryPageData, PastAttempt } from '../features/history/api/get-history';
import type { Performance } from '../features/performance/api/get-performance';
import type { Settings } from '../features/settings/api/get-settings';
import type { Achievement } from '../shared/api/get-achievements';
import type { Profile } from '../shared/api/get-profile';
import type { Targets } from '../shared/targets/api/get-targets';

export function buildProfile(given: Partial<Profile> = {}): Profile {
  return {
    name: 'Asha Verma',
    email: 'asha@example.org',
    mobile: '9876543210',
    education: 'B.Sc.',
    address: '12 Park Street',
    avatar: null,
    membership: 'Premium',
    testsTaken: 3,
    avgScore: 66.7,
    lastTest: 'Set 1',
    recentActivity: [
      {
        testName: 'Set 1',
        examName: 'SSC CGL',
        date: '2026-11-20T09:30:00.000Z',
        score: 72.4,
        attemptId: 'attempt-1',
        examId: 'exam-1',
        testId: 'test-1',
      },
    ],
    recommendedTests: [
      {
        examId: 'exam-1',
        testId: 'test-2',
        name: 'SSC CGL: Set 2',
        description: '20 questions in 25 minutes: Algebra',
        examName: 'SSC CGL',
        examColor: 'primary',
        title: 'Set 2',
        category: 'setwise',
        questions: 20,
        duration: 1500,
        reason: 'Most taken in SSC CGL',
      },
      {
        examId: 'exam-2',
        testId: 'test-3',
        name: 'RRB NTPC: Mock 1',
        description: '100 questions in 90 minutes: Mathematics',
        examName: 'RRB NTPC',
        examColor: 'info',
        title: 'Mock 1',
        category: 'full',
        questions: 100,
        duration: 5400,
        reason: 'A full mock to try out RRB NTPC',
      },
    ],
    ...given,
  };
}

export function buildOpenAttempt(
  given: Partial<ResponseOf<'/api/user/open-attempts'>[number]> = {},
): ResponseOf<'/api/user/open-attempts'>[number] {
  return {
    attemptId: 'attempt-2',
    examId: 'exam-1',
    examName: 'SSC CGL',
    testId: 'test-2',
    title: 'Tier 1 Mock Test 1',
    category: 'full',
    startedAt: '2026-11-21T09:30:00.000Z',
    deadline: '2026-11-21T10:30:00.000Z',
    remainingSeconds: 2590,
    answered: 12,
    questions: 100,
    ...given,
  };
}

export function buildAttempt(given: Partial<PastAttempt> = {}): PastAttempt {
  return {
    _id: 'attempt-1',
    examId: { _id: 'exam-1', name: 'SSC CGL' },
    testId: { _id: 'test-1', title: 'Set 1', category: 'setwise' },
    startTime: '2026-11-20T09:30:00.000Z',
    score: 72.4,
    timeSpent: 754,
    accuracy: 80.2,
    percentile: 91.5,
    participants: 240,
    ranked: true,
    state: 'submitted',
    ...given,
  };
}

export function buildHistory(given: Partial<HistoryPageData> = {}): HistoryPageData {
  return {
    testAttempts: [buildAttempt()],
    currentPage: 1,
    totalPages: 1,
    totalTests: 1,
    exams: [{ _id: 'exam-1', name: 'SSC CGL' }],
    ...given,
  };
}

export function buildPerformance(given: Partial<Performance> = {}): Performance {
  return {
    overall: {
      ...{ percentile: 87.44, accuracy: 72.6, speed: 1.42, rank: 12, students: 340 },
      ...{ ranked: true, testsFinished: 5, minTests: 3, minParticipants: 20 },
    },
    exams: [
      {
        ...{ examId: 'exam-1', name: 'SSC CGL', tests: 4, comparedTests: 3 },
        ...{ percentile: 90.25, rank: 9, students: 120, ranked: true },
      },
    ],
    subjects: [
      { name: 'English', score: 74.4, percentile: 76, rank: 40, students: 160, ranked: true },
    ],
    topics: [{ subject: 'English', topic: 'Idioms', correct: 6, total: 20, score: 30, change: 12 }],
    improvement: [
      { month: 'Oct 2026', score: 50 },
      { month: 'Nov 2026', score: 62 },
    ],
    ...given,
  };
}

export function buildSavedTest(given: Partial<SavedTest> = {}): SavedTest {
  return {
    id: 'test-2',
    examId: 'exam-1',
    examName: 'SSC CGL',
    name: 'Set 2',
    category: 'setwise',
    questions: 20,
    duration: 1500,
    difficulty: 'Moderate',
    savedOn: '2026-11-20T10:00:00.000Z',
    ...given,
  };
}

export function buildBookmark(given: Partial<Bookmark> = {}): Bookmark {
  return {
    questionId: 'q-1',
    attemptId: 'attempt-1',
    testId: 'test-1',
    testTitle: 'Set 1',
    examId: 'exam-1',
    examName: 'SSC CGL',
    number: 3,
    question: 'What is 2 + 2?',
    options: ['3', '4', '5', '6'],
    correctAnswer: 1,
    explanation: 'Count on from 2.',
    subject: 'Quant',
    topic: 'Addition',
    difficulty: 'Easy',
    note: '',
    bookmarkedAt: '2026-11-20T10:00:00.000Z',
    ...given,
  };
}

export function buildBookmarks(given: Partial<BookmarksPageData> = {}): BookmarksPageData {
  const { bookmarks = [buildBookmark()] } = given;
  return {
    bookmarks,
    currentPage: 1,
    totalPages: Math.min(1, bookmarks.length),
    matches: bookmarks.length,
    total: bookmarks.length,
    exams: [{ _id: 'exam-1', name: 'SSC CGL' }],
    subjects: ['English', 'Quant'],
    topics: ['Addition'],
    ...given,
  };
}

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
    closesAt: '2026-12-06T06:00:00.000Z',
    duration: 5400,
    registered: false,
    isOpen: false,
    registration: 'open',
    registrationOpensAt: null,
    registrationClosesAt: '2026-12-06T06:00:00.000Z',
    capacity: null,
    seatsLeft: null,
    ...given,
  };
}

export function buildAchievement(given: Partial<Achievement> = {}): Achievement {
  return {
    id: 'first',
    icon: '🎯',
    title: 'First Steps',
    description: 'Finish your first test.',
    unlocked: false,
    date: null,
    ...given,
  };
}

export function buildSettings(given: Partial<Settings> = {}): Settings {
  return {
    hasPassword: true,
    loginAlerts: true,
    testReminders: true,
    sessions: [
      { device: 'Chrome on Windows', startedAt: '2026-11-21T03:35:00.000Z', isCurrent: true },
    ],
    ...given,
  };
}

export function buildTargets(given: Partial<Targets> = {}): Targets {
  return { targets: [], asked: true, ...given };
}
