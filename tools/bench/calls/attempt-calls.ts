import {
  closeOpen,
  openAnswered,
  saveRequest,
  start,
  startRequest,
  submitRequest,
} from './attempts.ts';
import { alike, prepared, type Call, type Round } from './call.ts';
import type { Papers } from './papers.ts';
import type { CallRequest } from './student.ts';

const startsAtOnce = 6;

/** Calls of the attempt service. */
export function attemptCalls(papers: Papers): Call[] {
  const tidy = ({ harness }: Round): Promise<void> => closeOpen(harness);
  return [
    {
      name: 'test',
      method: 'GET',
      path: '/tests/{testId}',
      requests: alike((student, number) => ({
        path: `/tests/${papers.fresh[(student.number + number) % papers.fresh.length]?.testId ?? ''}`,
      })),
    },
    {
      name: 'start',
      method: 'POST',
      path: '/tests/{testId}/start',
      goalMs: 2,
      times: startsAtOnce,
      requests: ({ students, times }) =>
        students.map((student) => student.nextTests(papers.fresh, times).map(startRequest)),
      tidy,
    },
    {
      name: 'resume',
      method: 'POST',
      path: '/tests/{testId}/start',
      requests: async (round) => {
        const opened = await openAnswered(round, papers, (student) =>
          student.nextTests(papers.fresh, 1),
        );
        return opened.map((attempts) =>
          Array.from({ length: round.times }, () => startRequest(attempts[0]?.testId ?? '')),
        );
      },
      tidy,
    },
    {
      name: 'save',
      method: 'PUT',
      path: '/tests/{id}/progress',
      requests: prepared(async (student, { times }) => {
        const [testId = ''] = student.nextTests(papers.fresh, 1);
        const attempt = await start(student, testId);
        return Array.from({ length: times }, (_, number) =>
          saveRequest(student, attempt, papers, number + 1),
        );
      }),
      tidy,
    },
    {
      name: 'submit',
      method: 'POST',
      path: '/tests/{id}/submit',
      goalMs: 2,
      times: startsAtOnce,
      requests: async (round) => {
        const opened = await openAnswered(round, papers, (student) =>
          student.nextTests(papers.fresh, round.times),
        );
        return round.students.map((student, index) =>
          (opened[index] ?? []).map((attempt) => submitRequest(student, attempt, papers)),
        );
      },
    },
    {
      name: 'results',
      method: 'GET',
      path: '/api/test/results/{attemptId}',
      goalMs: 2,
      requests: alike(({ finished }, number) => ({
        path: `/api/test/results/${finished[number % finished.length]?.attemptId ?? ''}`,
      })),
    },
    {
      name: 'results-of-test',
      method: 'GET',
      path: '/tests/{id}/results',
      requests: alike(({ finished }, number) => ({
        path: `/tests/${finished[number % finished.length]?.testId ?? ''}/results`,
      })),
    },
    {
      name: 'history',
      method: 'GET',
      path: '/api/user/test-history',
      goalMs: 2,
      requests: alike((_student, number) => ({
        path: `/api/user/test-history?page=${1 + (number % 3)}`,
      })),
    },
    plain('open-attempts', '/api/user/open-attempts'),
    {
      name: 'attempted-tests',
      method: 'GET',
      path: '/api/user/attempted-tests',
      requests: alike((_student, number) => ({
        path: `/api/user/attempted-tests?examId=${papers.taken[number % papers.taken.length]?.examId ?? ''}`,
      })),
    },
    plain('performance', '/api/user/performance', 2),
    plain('achievements', '/api/user/achievements'),
    {
      name: 'browser-reports',
      method: 'POST',
      path: '/api/test/browser-reports',
      requests: alike(() => ({
        path: '/api/test/browser-reports',
        body: { reports: [report] },
        token: null,
      })),
    },
  ];
}

const report = {
  kind: 'save_failed',
  remote: 'test-runner',
  version: '1.0.0',
  message: 'offline',
  page: '/mock-test/:id/:id',
  count: 3,
};

function plain(name: string, path: string, goalMs?: number): Call {
  const request: CallRequest = { path };
  return {
    name,
    method: 'GET',
    path,
    ...(goalMs !== undefined && { goalMs }),
    requests: alike(() => request),
  };
}
