import type { ResponseOf } from '@abhyas/web-kit/contract';

const claims = { sub: 'student-1', name: 'Asha Rao', email: 'asha@abhyas.example' };
const token = `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;

/** Without the fields that change nothing on the first screen. */
type Some<T> = {
  [Key in keyof T]?: T[Key] extends readonly (infer Item)[] ? Some<Item>[] : T[Key];
};

const exam = {
  _id: 'exam-1',
  name: 'SSC CGL',
  description: 'Tier 1 and Tier 2.',
  color: 'primary',
  examCategories: ['SSC'] as string[],
  price: 1499,
  totalTests: 1,
  testCounts: { chapterwise: 1, topicwise: 0, setwise: 0 },
} as const;
const test = {
  _id: 'test-1',
  title: 'Percentage',
  category: 'chapterwise',
  questions: 20,
  duration: 1200,
  free: true,
} as const;

const examList: Some<ResponseOf<'/exams'>> = {
  exams: [{ ...exam, freeTests: 1, chapterwise: 1, topicwise: 0, setwise: 0 }],
  currentPage: 1,
  totalPages: 1,
  totalExams: 1,
  examCategories: [{ name: 'SSC', exams: 1 }],
  totals: { exams: 1, tests: 1, questions: 20 },
};
const examDetail: Some<ResponseOf<'/exams/{examId}'>> = {
  ...exam,
  duration: '20 min',
  lastUpdated: '2026-11-12T10:00:00.000Z',
  features: ['Every question with a worked solution'],
  tests: [{ ...test, subjects: ['Quantitative Aptitude'] }],
  syllabus: [],
  liveTests: [],
};
const testDetails: Some<ResponseOf<'/exams/{examId}/tests/{testId}'>> = {
  ...test,
  difficulty: 'Moderate',
  markingScheme: { correct: '2', wrong: '-1/2' },
  subjects: [{ subject: 'Quantitative Aptitude', questions: 20 }],
  exam: { _id: exam._id, name: exam.name },
};
/** Of four options each, without sections: what exams and tests had before they had more. */
const paper: Some<ResponseOf<'/tests/{testId}'>> = {
  _id: 'test-2',
  title: test.title,
  examId: exam._id,
  examName: exam.name,
  category: test.category,
  duration: test.duration,
  allowanceMinutes: 0,
  markingScheme: { correct: '2', wrong: '-1/2' },
  questions: [
    {
      _id: 'question-1',
      question: 'What is 10 % of 50?',
      options: ['5', '10', '15', '20'],
      subject: 'Quantitative Aptitude',
    },
  ],
};
const me: Some<ResponseOf<'/auth/me'>> = {
  user: {
    id: claims.sub,
    name: claims.name,
    email: claims.email,
    membership: 'Free',
    avatar: null,
  },
};

const answers: Readonly<Record<string, unknown>> = {
  '/exams': examList,
  '/exams/exam-1': examDetail,
  '/exams/exam-1/tests/test-1': testDetails,
  '/tests/test-2': paper,
  '/auth/me': me,
};

/** What a service answers; undefined if its failure is as good. */
export function answerOf(pathname: string): unknown {
  return answers[pathname];
}

/** Runs in the page before its scripts: pages for members get a session. */
export function visitor(address: string): string {
  const isForMembers = /^\/(?:dashboard|mock-test|test-results)/.test(address);
  return isForMembers ? `localStorage.setItem('token', '${token}')` : '';
}
