import type { RequestOf, ResponseOf } from '@abhyas/web-kit/contract';
import { answerTo } from '../saving-student.ts';
import type { PageToVisit } from './page-visit.ts';

/** Every service has it where its stack is not public. */
const demo = { email: 'demo@abhyas.example', password: 'demo-practice-2026' };

type Exams = ResponseOf<'/exams'>;
type Exam = ResponseOf<'/exams/{examId}'>;
type Login = ResponseOf<'/api/auth/login', 'post'>;
type Started = ResponseOf<'/tests/{testId}/start', 'post'>;

/** The pages to measure, with a student who has finished a test. The landing page is the first. */
export async function openPages(origin: string): Promise<PageToVisit[]> {
  const call = caller(origin);
  const { token } = await call<Login>('POST', '/api/auth/login', { body: demo });
  const exam = await largestExam(call);
  const [taken, other] = exam.tests;
  if (!taken || !other) throw new Error('The sample catalogue has no exam of two tests.');
  const attemptId = await takeTest(call, token, taken._id);
  const ofStudents = [
    { name: 'test instructions', path: `/mock-test/${exam._id}/${other._id}` },
    { name: 'results', path: `/test-results/${exam._id}/${taken._id}?attempt=${attemptId}` },
    { name: 'dashboard', path: '/dashboard' },
    { name: 'performance', path: '/dashboard/performance' },
  ];
  return [
    { name: 'landing', url: `${origin}/` },
    { name: 'exam list', url: `${origin}/exam-test-series` },
    { name: 'exam detail', url: `${origin}/exam-details/${exam._id}` },
    { name: 'test details', url: `${origin}/test-details/${exam._id}/${other._id}` },
    { name: 'help', url: `${origin}/help` },
    { name: 'log-in', url: `${origin}/login` },
    ...ofStudents.map(({ name, path }) => ({
      name,
      url: `${origin}${path}`,
      token,
      hasCharts: name === 'results',
    })),
  ];
}

type Caller = <Body>(
  method: string,
  path: string,
  options?: { body?: unknown; token?: string },
) => Promise<Body>;

function caller(origin: string): Caller {
  return async <Body>(
    method: string,
    path: string,
    { body, token }: { body?: unknown; token?: string } = {},
  ) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
    return (await response.json()) as Body;
  };
}

async function largestExam(call: Caller): Promise<Exam> {
  const { exams } = await call<Exams>('GET', '/exams?page=1&limit=12');
  const [largest] = exams.toSorted((one, other) => other.totalTests - one.totalTests);
  return call<Exam>('GET', `/exams/${largest?._id}`);
}

/** Answers every second question, and submits. */
async function takeTest(call: Caller, token: string, testId: string): Promise<string> {
  const { attemptId, test } = await call<Started>('POST', `/tests/${testId}/start`, { token });
  const responses = test.questions.map((question, index) => ({
    questionId: question._id,
    ...(index % 2 === 0 ? answerTo(question, index) : { selectedOption: null }),
    timeSpent: 20,
    changedAt: index + 1,
  }));
  const body: RequestOf<'/tests/{id}/submit', 'post'> = { responses };
  await call('POST', `/tests/${attemptId}/submit`, { token, body });
  return attemptId;
}
