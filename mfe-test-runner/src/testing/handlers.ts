import type { RequestOf, ResponseOf } from '@abhyas/web-kit';
import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Cutoff } from '../features/results/api/results.types';
import { buildPaper } from './builders';
import { buildDetailedResult, buildFigures } from './result-builders';

type Started = ResponseOf<'/tests/{testId}/start', 'post'>;
type Saved = ResponseOf<'/tests/{id}/progress', 'put'>;
type SaveBody = RequestOf<'/tests/{id}/progress', 'put'>;
type Listed = ResponseOf<'/api/user/open-attempts'>[number];
type Submitted = ResponseOf<'/tests/{id}/submit', 'post'>;
export type ResultsResponse = ResponseOf<'/api/test/results/{attemptId}'>;

/** The fake server of a test: the requests that it received and its next responses. */
export interface FakeServer {
  readonly saves: SaveBody[];
  readonly submits: unknown[];
  /** The state of the attempt after a submit. */
  submitState: Submitted['state'];
  /** Whether an answer of a submit was not graded. */
  answersMissed: boolean;
  started: Started;
  /** The open attempts that it lists: none, unless a test sets them. */
  openAttempts: Listed[];
  /** The attempts that have results. */
  readonly finished: string[];
  results: ResultsResponse;
  /** The cut-offs of the test: none, unless a test sets them. */
  cutoffs: Cutoff[];
}

const origin = 'http://localhost';
const stillOpen = { success: false, code: 'attempt_in_progress', message: 'Still in progress.' };

/** Builds a server with one test of four questions, just started. */
export function buildServer(): { server: FakeServer; handlers: HttpHandler[] } {
  const server: FakeServer = {
    saves: [],
    submits: [],
    submitState: 'submitted',
    answersMissed: false,
    started: buildStarted(),
    openAttempts: [],
    finished: [],
    results: buildResultsResponse(),
    cutoffs: [],
  };
  const handlers = [
    http.get(`${origin}/auth/me`, () => HttpResponse.json({ user: { id: 'asha' } })),
    http.get(`${origin}/tests/test-1`, () => HttpResponse.json(server.started.test)),
    http.get(`${origin}/api/user/open-attempts`, () => HttpResponse.json(server.openAttempts)),
    http.post(`${origin}/tests/test-1/start`, () => HttpResponse.json(server.started)),
    http.put(`${origin}/tests/attempt-1/progress`, async ({ request }) => {
      const body = (await request.json()) as SaveBody;
      server.saves.push(body);
      return HttpResponse.json<Saved>({
        success: true,
        revision: body.revision ?? server.saves.length,
        remainingSeconds: server.started.remainingSeconds,
        savedAt: '2026-11-21T04:00:00.000Z',
      });
    }),
    http.post(`${origin}/tests/attempt-1/submit`, async ({ request }) => {
      server.submits.push(await request.json());
      server.finished.push('attempt-1');
      return HttpResponse.json<Submitted>({
        success: true,
        attemptId: 'attempt-1',
        state: server.submitState,
        finishedAt: '2026-11-21T05:00:00.000Z',
        answersMissed: server.answersMissed,
      });
    }),
    http.get(`${origin}/api/user/bookmarks/of-attempt/attempt-1`, () =>
      HttpResponse.json<ResponseOf<'/api/user/bookmarks/of-attempt/{attemptId}'>>({
        questionIds: [],
      }),
    ),
    http.get(`${origin}/api/user/question-reports`, () =>
      HttpResponse.json<ResponseOf<'/api/user/question-reports'>>({ reports: [] }),
    ),
    http.get(`${origin}/exams/exam-1/tests/test-1/cutoffs`, () =>
      HttpResponse.json<ResponseOf<'/exams/{examId}/tests/{testId}/cutoffs'>>({
        cutoffs: server.cutoffs,
      }),
    ),
    http.get(`${origin}/api/test/results/attempt-1`, () =>
      server.finished.includes('attempt-1')
        ? HttpResponse.json(server.results)
        : HttpResponse.json(stillOpen, { status: 409 }),
    ),
  ];
  return { server, handlers };
}

/** The attempt of the test, started on another device. */
export function buildOpenAttempt(remainingSeconds: number): Listed {
  return {
    attemptId: 'attempt-1',
    examId: 'exam-1',
    examName: 'SSC CGL',
    testId: 'test-1',
    title: 'SSC CGL Mock 1',
    category: 'full',
    startedAt: '2026-11-21T04:00:00.000Z',
    deadline: '2026-11-21T05:00:00.000Z',
    remainingSeconds,
    answered: 1,
    questions: 4,
  };
}

function buildStarted(): Started {
  return {
    attemptId: 'attempt-1',
    resumed: false,
    revision: 0,
    startedAt: '2026-11-21T04:00:00.000Z',
    deadline: '2026-11-21T05:00:00.000Z',
    remainingSeconds: 3600,
    currentQuestionIndex: 0,
    responses: [],
    test: buildPaper(4),
  };
}

function buildResultsResponse(): ResultsResponse {
  return {
    testAttempt: {
      ...buildFigures(),
      _id: 'attempt-1',
      examId: 'exam-1',
      testId: 'test-1',
      startTime: '2026-11-21T04:00:00.000Z',
    },
    detailedResults: [
      buildDetailedResult(),
      buildDetailedResult({ questionId: 'q2', selectedOption: null }),
      buildDetailedResult({
        questionId: 'q3',
        isCorrect: true,
        selectedOption: 0,
        correctAnswer: 0,
      }),
    ],
    subjectPerformance: [
      { subject: 'Reasoning', correct: 8, total: 10, percentage: 80 },
      { subject: 'Arithmetic', correct: 4, total: 10, percentage: 40 },
    ],
    difficultyPerformance: [{ difficulty: 'Easy', correct: 12, total: 20, percentage: 60 }],
    topicPerformance: [
      {
        subject: 'Reasoning',
        topic: 'Series',
        correct: 8,
        total: 10,
        answered: 10,
        percentage: 80,
      },
      {
        subject: 'Arithmetic',
        topic: 'Ratios',
        correct: 4,
        total: 10,
        answered: 8,
        percentage: 40,
      },
    ],
    timeDistribution: [
      { name: 'Reasoning', value: 60 },
      { name: 'Arithmetic', value: 40 },
    ],
    aiInsights: [{ icon: '📈', title: 'Strong in Reasoning', content: '80% right.', link: null }],
    cohort: null,
  };
}
